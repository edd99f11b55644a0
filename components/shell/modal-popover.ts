// `inert` is written past React: what lies behind the menu is the whole page, which is sent as HTML and not as client components.

const focusable = 'a[href], button:not([disabled])'

/**
 * Makes a native popover a modal dialog while it is open: nothing behind it can be reached, and Tab goes round inside. Opening,
 * closing and Escape are the browser's own. Ends with the signal.
 */
export function makeModal(popover: HTMLElement, entrance: HTMLElement | null, signal: AbortSignal): void {
  let background: Element[] = []
  const release = () => {
    for (const element of background) element.removeAttribute('inert')
    background = []
  }
  const hold = () => {
    release()
    background = elementsBehind(popover).filter((element) => !element.hasAttribute('inert'))
    for (const element of background) element.setAttribute('inert', '')
    popover.setAttribute('aria-modal', 'true')
    entrance?.focus()
  }
  // Before it closes: the browser hands the focus back to the button that opened it, which must not be inert then.
  popover.addEventListener('beforetoggle', (event) => event.newState === 'closed' && release(), { signal })
  popover.addEventListener('toggle', (event) => event.newState === 'open' && hold(), { signal })
  popover.addEventListener('keydown', (event) => goRound(event, popover), { signal })
  signal.addEventListener('abort', release)
  // It may have been opened before this script was there.
  if (isOpen(popover)) hold()
}

/** Browsers that know no popovers refuse the selector. */
function isOpen(popover: HTMLElement): boolean {
  try {
    return popover.matches(':popover-open')
  } catch {
    return false
  }
}

function elementsBehind(popover: HTMLElement): Element[] {
  const behind: Element[] = []
  for (let inside: Element = popover; inside.parentElement && inside !== document.body; inside = inside.parentElement)
    behind.push(...[...inside.parentElement.children].filter((element) => element !== inside))
  return behind
}

function goRound(event: KeyboardEvent, popover: HTMLElement): void {
  if (event.key !== 'Tab') return
  // What still comes in may not be laid out yet, and could take no focus.
  for (const animation of popover.getAnimations({ subtree: true })) animation.finish()
  const stops = [...popover.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.getClientRects()[0])
  if (event.shiftKey) stops.reverse()
  if (document.activeElement !== stops.at(-1)) return
  event.preventDefault()
  stops[0]?.focus()
}
