import { type ContentError, describeProblem } from '@/content-client/content-error'

/** Runs a command and ends the process with a message a person can act on, instead of a stack. */
export async function main(command: () => Promise<void>, failure: string): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(
      `\n${failure}\n${toSentences(error)
        .map((line) => `  ${line.replaceAll('\n', '\n  ')}`)
        .join('\n')}\n`,
    )
    process.exitCode = 1
  }
}

/** What went wrong, a sentence for each problem. */
export function toSentences(error: unknown): string[] {
  if (isContentError(error)) return error.problems.map(describeProblem)
  return [error instanceof Error ? error.message : String(error)]
}

function isContentError(error: unknown): error is ContentError {
  return error instanceof Error && error.name === 'ContentError'
}
