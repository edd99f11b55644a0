/** How long what held the focus may itself go away: sections below the headline are rendered after it. */
const watchedFor = 2000

/**
 * Moves the focus from a control that goes away with what it does to the same control of the next row, or the one before it; in no list,
 * to the line that opens it, the heading of its section or of the page. Otherwise the next Tab would begin at the top of the page.
 */
export function holdFocus(control: Element): void {
  const page = control.ownerDocument
  const places = [
    sameInNeighbour(control),
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
  if (places.slice(0, 3).some(Boolean)) hold()
  const watch = new MutationObserver(() => {
    if (page.activeElement === page.body) hold()
  })
  watch.observe(page.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), watchedFor)
}

/** The control in the same place, counted from the end, of the nearest row that has any. */
function sameInNeighbour(control: Element): HTMLElement | undefined {
  const row = control.closest('li')
  if (!row) return undefined
  const controlsOf = (each: Element) => [...each.querySelectorAll<HTMLElement>('button, a[href]')]
  const own = controlsOf(row)
  const fromEnd = own.length - own.indexOf(control as HTMLElement)
  const rows = [...(row.parentElement?.children ?? [])]
  const at = rows.indexOf(row)
  const others = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()].map(controlsOf).find(({ length }) => length > 0)
  return others?.at(-fromEnd) ?? others?.at(-1)
}
