import { describeProblem, type Problem } from '@/content-client/content-error'
import type { ReportedProblem } from '@/routing/release/report'
import { report } from './report'

/** Somebody else does the same: nothing is wrong, and later it can be done. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

/** Several things are wrong, a sentence each; `outcome` says what follows from them. */
export class RefusedError extends Error {
  constructor(
    readonly reasons: readonly string[],
    outcome: string,
  ) {
    super([...reasons, outcome].join('\n'))
  }
}

/** What is wrong with content, and where each is mended. */
export const reportedProblem = (problem: Problem): ReportedProblem => ({
  sentence: describeProblem(problem),
  link: problem.link ?? null,
})

export const linesOf = ({ sentence, link }: ReportedProblem) => (link ? [sentence, `  ${link}`] : [sentence])

/** Says what is left as visitors have it, or left out, while everything else is published, and why. */
export function sayHeldBack(problems: readonly Problem[]): void {
  const reported = problems.map(reportedProblem)
  const lines = reported.flatMap(linesOf).map((line) => `  ${line}`)
  console.warn(
    ['Left as it was, or left out, until it is mended; everything else goes on:', ...lines].map((line) => `    ${line}`).join('\n'),
  )
  report({ problems: reported })
}
