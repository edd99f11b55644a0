/** How long what held the focus may itself go away: sections below the headline are rendered after it. */
const watchedFor = 2000

/**
 * Moves the focus from a control that goes away with what it does to what it stood under: the line that opens its list, the heading of
 * its section or, where these go too, the heading of the page. Otherwise the next Tab would begin at the top of the page.
 */
export function holdFocus(control: Element): void {
  const page = control.ownerDocument
  const places = [
    control.closest('details')?.querySelector<HTMLElement>('summary'),
    control.closest('section')?.querySelector<HTMLElement>('h2, h3'),
    page.querySelector<HTMLElement>('h1'),
  ]
  const hold = () => {
    const place = places.find((each) => each?.isConnected)
    if (!place) return
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  if (places[0] || places[1]) hold()
  const watch = new MutationObserver(() => {
    if (page.activeElement === page.body) hold()
  })
  watch.observe(page.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), watchedFor)
}
