import { ContentError, describeProblem, isContentError, type Problem } from '@/content-client/content-error'
import { type ReportedProblem, report } from './report'

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

/** Runs a command and ends the process with a message a person can act on, instead of a stack. */
export async function main(command: () => Promise<void>, failure: string): Promise<void> {
  try {
    await command()
  } catch (error) {
    const lines = isContentError(error) ? toProblems(error).flatMap(withLink) : toSentences(error)
    console.error(`\n${failure}\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}\n`)
    report(error instanceof BusyError ? { isBusy: true } : { problems: toProblems(error) })
    process.exitCode = 1
  }
}

/** What went wrong, and where each is mended. */
export function toProblems(error: unknown): ReportedProblem[] {
  if (isContentError(error)) return error.problems.map((problem) => ({ sentence: describeProblem(problem), link: problem.link ?? null }))
  const sentences = error instanceof RefusedError ? error.reasons : toSentences(error)
  return sentences.map((sentence) => ({ sentence, link: null }))
}

/** Says what is left as visitors have it, or left out, while everything else is published, and why. */
export function sayHeldBack(problems: readonly Problem[]): void {
  const reported = toProblems(new ContentError(problems))
  const lines = reported.flatMap(withLink).map((line) => `  ${line}`)
  console.warn(
    ['Left as it was, or left out, until it is mended; everything else goes on:', ...lines].map((line) => `    ${line}`).join('\n'),
  )
  report({ problems: reported })
}

const withLink = ({ sentence, link }: ReportedProblem) => (link ? [sentence, `  ${link}`] : [sentence])

/** What went wrong, a sentence for each problem. */
export function toSentences(error: unknown): string[] {
  if (isContentError(error)) return error.problems.map(describeProblem)
  if (!(error instanceof Error)) return [String(error)]
  return [systemSentence(error) ?? error.message]
}

/** What an operator can do about what the machine refused. */
function systemSentence({ code, path, message }: NodeJS.ErrnoException): string | undefined {
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return `${path ?? 'A file'} cannot be written or read by this user; check the rights of the folder (${code}).`
  if (code === 'ENOSPC') return 'The disk is full; what was being served stays as it was.'
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND')
    return `A package is not installed (${message.split('\n', 1)[0]}); run "npm ci".`
  return undefined
}
