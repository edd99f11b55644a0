/** Runs what can wait: after the page has loaded and the browser has nothing better to do. A failure there is ignored. */
export function whenLoaded(work: () => Promise<unknown>, signal: AbortSignal): void {
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
  const start = () =>
    idle(
      () => {
        if (!signal.aborted) work().catch(() => undefined)
      },
      { timeout: 1000 },
    )
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true, signal })
}
