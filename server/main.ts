/** Runs a command and ends the process with a message a person can act on, instead of a stack. */
export async function main(
  command: () => Promise<void>,
  failure: string,
  toLines: (error: unknown) => readonly string[] = toSentences,
): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(
      `\n${failure}\n${toLines(error)
        .map((line) => `  ${line.replaceAll('\n', '\n  ')}`)
        .join('\n')}\n`,
    )
    process.exitCode = 1
  }
}

/** What went wrong, a sentence for each problem. */
export function toSentences(error: unknown): string[] {
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
