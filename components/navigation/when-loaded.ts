import { attempt } from '../resilience/attempt'

/** Runs what can wait: after the page has loaded and the browser has nothing better to do. A failure there is ignored. */
export function whenLoaded(work: () => Promise<unknown>, signal: AbortSignal): void {
  const later = (act: () => void) => setTimeout(act, 200)
  const begin = () => {
    if (!signal.aborted) work().catch(() => undefined)
  }
  const start = () =>
    attempt<unknown>(
      () => (window.requestIdleCallback ?? later)(begin, { timeout: 1000 }),
      () => later(begin),
    )
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true, signal })
}
