import { describeProblem } from '@/content-client/content-error'

/** Runs a command and ends the process with a message a person can act on, instead of a stack. */
export async function main(command: () => Promise<void>, failure: string): Promise<void> {
  try {
    await command()
  } catch (error) {
    const lines = isContentError(error) ? error.problems.map(describeProblem) : [error instanceof Error ? error.message : String(error)]
    console.error(`\n${failure}\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}\n`)
    process.exitCode = 1
  }
}

function isContentError(error: unknown): error is import('@/content-client/content-error').ContentError {
  return error instanceof Error && error.name === 'ContentError'
}
