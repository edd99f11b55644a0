/** Fetched while nothing else is to be done, so that the first move finds the scripts here; one by one, or they hold up a press. */
export function fetchAhead([first, ...others]: readonly string[]): void {
  if (!first || (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) return
  fetch(first, { priority: 'low' }).catch(() => undefined)
  whenIdle(() => fetchAhead(others))
}

const whenIdle = (act: () => void) => (window.requestIdleCallback ?? setTimeout)(act)

/** What a press opens is laid out once unseen: its style and letters are found then, which is half of the time its first opening takes. */
export function layOutAhead(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    const menu = button.popoverTargetElement as HTMLElement | null
    if (menu && !menu.matches(':popover-open') && button.getClientRects()[0]) layOut(menu)
  }
}

/** In tasks of their own, so that a press in between is not held up. */
function layOut(menu: HTMLElement): void {
  // It comes and goes at once, or it would stay for the length of its own transition.
  const styles = ['transition:none;background:none;visibility:hidden;display:flex', 'transition:none', '']
  const next = () => {
    const style = styles.shift()
    if (style === undefined) return
    menu.style.cssText = style
    menu.getBoundingClientRect()
    whenIdle(next)
  }
  menu.onbeforetoggle = () => {
    styles.length = 0
    menu.style.cssText = ''
  }
  next()
}

/** Once the page is in sight, in its own letters: files loaded may be long before they are painted, and what is fetched in between delays that paint. */
export function onceSeen(act: () => void): void {
  try {
    const seen = new PerformanceObserver(() => {
      seen.disconnect()
      Promise.resolve(document.fonts?.ready).then(() => setTimeout(whenIdle, 100, act))
    })
    seen.observe({ type: 'paint', buffered: true })
  } catch {
    setTimeout(act, 500)
  }
}
