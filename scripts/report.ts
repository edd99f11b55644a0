/** What went wrong, and where an editor mends it. */
export type ReportedProblem = { sentence: string; link: string | null }

/** What a release says of itself, as it goes, besides what a person reads on the console. */
export type ReleaseReport = { step: string } | { problems: ReportedProblem[] } | { isBusy: true } | { release: string }

let listener: ((report: ReleaseReport) => void) | undefined

/** From now on to the process that started this one. It may be gone meanwhile: the release goes on. */
export function reportToParent(): void {
  listener = (said) => {
    if (process.connected) process.send?.(said, () => undefined)
  }
}

export function report(said: ReleaseReport): void {
  listener?.(said)
}

/** Says on the console, and to whoever listens, what is done next. */
export function announce(step: string): void {
  console.log(step)
  report({ step })
}
