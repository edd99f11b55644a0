// Back and Forward are scrolled by the browser, at once: where React shows the page only later, a shorter one still stands there,
// and the place is lost. So it is noted here too. Without the Navigation API the browser's own scrolling is all there is.

const tops = new Map<string, number>()

/** Notes how far down a page was whenever its entry of the history is left. */
export function noteEntryTops(signal: AbortSignal): void {
  window.navigation?.addEventListener('currententrychange', ({ from }) => tops.set(from.key, window.scrollY), { signal })
}

/** Where the page of the present entry was left, if it was. */
export function topOfEntry(): number | undefined {
  return tops.get(window.navigation?.currentEntry?.key ?? '')
}
