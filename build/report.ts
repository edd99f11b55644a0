import type { ReleaseReport } from '@/routing/release/report'

let listener: ((report: ReleaseReport) => void) | undefined

/** From now on to the process that started this one. It may be gone meanwhile: the release goes on. */
export function reportToParent(): void {
  listener = (message) => {
    if (process.connected) process.send?.(message, () => undefined)
  }
}

export function report(message: ReleaseReport): void {
  listener?.(message)
}

/** Says on the console, and to whoever listens, what is done next. */
export function announce(step: string): void {
  console.log(step)
  report({ step })
}
