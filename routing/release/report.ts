/** What went wrong, and where an editor mends it. */
export type ReportedProblem = { sentence: string; link: string | null }

/** What a release says of itself while it is made, besides what a person reads on the console. */
export type ReleaseReport = { step: string } | { problems: ReportedProblem[] } | { isBusy: true } | { release: string }
