/** The state Next's router keeps in the current history entry. */
let note: unknown

export function keepHistoryState(): void {
  note = window.history.state ?? note
}

/**
 * Links to a place on the same page are the browser's own. It creates an entry without the router's state, which the router would
 * ignore when the visitor comes back to it from another page: the address would change and the page would not.
 */
export function mendHistoryState(): void {
  if (window.history.state === null && note) window.history.replaceState(note, '')
}
