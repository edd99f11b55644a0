import { whenLoaded } from '../navigation/when-loaded'

/** Stack frames kept; browsers default to ten. */
const stackFrames = 50

/** Keeps what goes wrong until the reporter is there: fetched when the page is idle, or at the first error. */
export function watchErrors(dsn: string, environment: string): void {
  Error.stackTraceLimit = stackFrames
  const early: unknown[] = []
  const watching = new AbortController()
  let started: Promise<void> | undefined
  const start = () => {
    started ??= import('./browser-reporter').then(({ startReporter }) => {
      watching.abort()
      startReporter({ dsn, environment, release: document.documentElement.dataset.build }, early)
    })
    return started
  }
  const keep = (error: unknown) => {
    early.push(error)
    start().catch(() => undefined)
  }
  const { signal } = watching
  window.addEventListener('error', ({ error, message }) => keep(error ?? new Error(message)), { signal })
  window.addEventListener('unhandledrejection', ({ reason }) => keep(reason), { signal })
  whenLoaded(start, signal)
}
