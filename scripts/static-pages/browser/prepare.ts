/** Fetched while nothing else is to be done, so that the first move finds the scripts here. */
export function fetchAhead(addresses: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!connection?.saveData) for (const address of addresses) fetch(address, { priority: 'low' }).catch(() => undefined)
}

/** What a press opens is laid out once unseen: its style and letters are found then, which is half of the time its first opening takes. */
export function layOutAhead(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    const menu = button.popoverTargetElement as HTMLElement | null
    if (!menu || menu.matches(':popover-open') || button.getClientRects().length === 0) continue
    // It comes and goes at once, or it would stay for the length of its own transition.
    for (const style of ['transition:none;background:none;visibility:hidden;display:flex', 'transition:none', '']) {
      menu.style.cssText = style
      menu.getBoundingClientRect()
    }
  }
}

/** Once the page is in sight: files loaded may be long before they are painted, and what is fetched in between delays that paint. */
export function onceSeen(prepare: () => void): void {
  const seen = new PerformanceObserver(() => {
    seen.disconnect()
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(prepare), 100)
  })
  seen.observe({ type: 'paint', buffered: true })
}
