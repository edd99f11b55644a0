import { parseArgs } from 'node:util'

export type Options = { rounds: number; kinds: string[] | undefined; languages: string[] | undefined; protocols: string[] }

/** What is asked for behind `--`; without a word everything, five times. */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { rounds: text, pages: text, languages: text, protocols: text } })
  const rounds = Number(values.rounds ?? 5)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number from 1 on.')
  const list = (value?: string) => value?.split(',').map((each) => each.trim())
  return { rounds, kinds: list(values.pages), languages: list(values.languages), protocols: list(values.protocols) ?? ['1.1', '2'] }
}
