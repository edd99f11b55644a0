import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/** What was typed, as options and other words. @throws a sentence and where help is. */
export function readWords<Known extends Options>(words: readonly string[], options: Known, { most }: { most: number }) {
  try {
    const read = parseArgs({ args: [...words], options, allowPositionals: true })
    const extra = read.positionals[most]
    if (extra !== undefined) throw new Error(`"${extra}" is one word too many.`)
    return read
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n"npm run contacts -- help" says what there is.`)
  }
}
