import { readFile } from 'node:fs/promises'
import { parse, stringify } from 'yaml'
import type { z } from 'zod'
import { writeKept } from '@/build/write-kept'
import { type Catalogue, currentCatalogue, roles } from '@/estimate'
import { localeDetails, locales } from '@/routing/locales'
import { answers, wordsFor } from './answers'

type Question = { path: readonly string[]; asks: string; isOptional?: boolean; isNumber?: boolean }
type Dialogue = { ask: (question: string) => Promise<string>; say: (text: string) => void; catalogue?: Catalogue }
type Group = { [name: string]: Group | string | number | Group[] }

const inBoth = (path: string, asks: string): Question[] =>
  locales.map((locale) => ({ path: [...path.split('.'), locale], asks: `${asks}, ${localeDetails[locale].name}` }))

const networks = ['LinkedIn', 'GitHub', 'Clutch', 'Telegram']

/** What is asked, in its order; what is optional may be left empty. */
function questions({ version, rates }: Catalogue): Question[] {
  return [
    ...inBoth('name', 'Name of the company'),
    ...inBoth('tagline', 'What it does, in one line'),
    ...inBoth('description', 'What it does, in two sentences'),
    { path: ['founded'], asks: 'Year it was founded', isNumber: true },
    ...inBoth('founders.0.name', 'Name of a founder'),
    ...inBoth('founders.0.role', 'Role of that founder'),
    ...inBoth('city', 'City'),
    ...inBoth('country', 'Country'),
    { path: ['timeZone'], asks: 'Time zone, such as Europe/Warsaw' },
    { path: ['site'], asks: 'Address of the site', isOptional: true },
    { path: ['email'], asks: 'E-mail address for clients' },
    { path: ['phone'], asks: 'Phone for clients', isOptional: true },
    ...networks.map((name) => ({ path: ['networks', name], asks: `Address on ${name}`, isOptional: true })),
    { path: ['mark'], asks: 'File of the mark, a square SVG', isOptional: true },
    { path: ['colours', 'brand'], asks: 'Colour of the brand, such as #0b6e4f', isOptional: true },
    { path: ['colours', 'accent'], asks: 'Colour of the main button, a light one', isOptional: true },
    ...roles.map((role) => ({
      path: ['prices', 'rates', role.toLowerCase()],
      asks: `Hourly rate of ${role} in US dollars (${rates[role]} now)`,
      isOptional: true,
      isNumber: true,
    })),
    { path: ['prices', 'version'], asks: `Name of the price list, after ${version}, if a rate is new`, isOptional: true },
  ]
}

/**
 * Asks for everything, and again for what is wrong. Each answer is in the file as soon as it is right; what is there already need not be
 * typed again.
 */
export async function askFor(file: string, { ask, say, catalogue = currentCatalogue }: Dialogue): Promise<void> {
  const given: Group = parse(await readFile(file, 'utf8').catch(() => '')) ?? {}
  say(`Answers are kept in ${file}. Enter keeps what stands in brackets; what is optional may stay empty.`)
  for (const question of questions(catalogue)) {
    const known = valueAt(given, question.path)
    for (;;) {
      const typed = (
        await ask(`${question.asks}${known === undefined ? '' : ` [${known}]`}${question.isOptional ? ' (optional)' : ''}: `)
      ).trim()
      if (typed === '' && (known !== undefined || question.isOptional)) break
      const value = question.isNumber ? Number(typed.replace(',', '.')) : typed
      const problem = problemOf(question.path, value)
      if (problem) {
        say(`  This ${problem}.`)
        continue
      }
      setAt(given, question.path, value)
      await writeKept(file, stringify(given, { lineWidth: 120 }))
      break
    }
  }
}

/** What the file would be refused for at this place. */
function problemOf(path: readonly string[], value: string | number): string | undefined {
  const alone: Group = {}
  setAt(alone, path, value)
  const issues = answers.safeParse(alone, { error: wordsFor }).error?.issues ?? []
  return issues.find((issue: z.core.$ZodIssue) => issue.path.join('.') === path.join('.'))?.message
}

function valueAt(group: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return group
  return typeof group === 'object' && group !== null ? valueAt((group as Group)[first], rest) : undefined
}

function setAt(group: Group, [first = '', ...rest]: readonly string[], value: string | number): void {
  if (rest.length === 0) group[first] = value
  else {
    group[first] ??= rest[0] === '0' ? ([{}] as Group[]) : {}
    setAt(group[first] as Group, rest, value)
  }
}
