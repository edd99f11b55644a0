import { BusyError, linesOf, RefusedError, reportedProblem } from '@/build/problems'
import { report } from '@/build/report'
import { describeProblem, isContentError } from '@/content-client/content-error'
import type { ReportedProblem } from '@/routing/release/report'
import { main as run, toSentences as sentencesOf } from '@/server/main'

/** Runs a command and ends the process with a message a person can act on; what is wrong with content, with the place where it is mended. */
export function main(command: () => Promise<void>, failure: string): Promise<void> {
  return run(command, failure, (error) => {
    report(error instanceof BusyError ? { isBusy: true } : { problems: toProblems(error) })
    return isContentError(error) ? toProblems(error).flatMap(linesOf) : toSentences(error)
  })
}

/** What went wrong, and where each is mended. */
export function toProblems(error: unknown): ReportedProblem[] {
  if (isContentError(error)) return error.problems.map(reportedProblem)
  const sentences = error instanceof RefusedError ? error.reasons : toSentences(error)
  return sentences.map((sentence) => ({ sentence, link: null }))
}

/** What went wrong, a sentence for each problem. */
export const toSentences = (error: unknown): string[] => (isContentError(error) ? error.problems.map(describeProblem) : sentencesOf(error))
