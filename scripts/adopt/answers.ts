import { z } from 'zod'
import { readChecked } from '@/build/read-checked'
import { inPlainWords } from '@/content-client/plain-words'
import { singleSchemas } from '@/content-client/schemas'
import { locales } from '@/routing/locales'
import { changes } from '../price-list/changes'

const line = z.string().trim().min(1, 'must not be empty')
const { shape: organisation } = singleSchemas.organisation
const { shape: hours } = organisation.hours
const address = z.url({ protocol: /^https$/, error: 'must be an address that starts with https://' })
const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as #0b6e4f; in a file it stands in quotation marks')
const inBoth = <Type extends z.ZodType>(type: Type) => z.strictObject({ en: type, uk: type })

const founder = z.strictObject({ name: inBoth(line), role: inBoth(line) })
const language = z.strictObject({ name: line, shortName: line.max(3, 'must have at most 3 letters') })

/** What a company says of itself, once, in a file or when it is asked. What is optional stays that of the sample. */
export const answers = z.strictObject({
  name: inBoth(organisation.name),
  tagline: inBoth(organisation.tagline),
  description: inBoth(organisation.description),
  founded: organisation.foundingYear,
  founders: z.array(founder).min(1, 'must have at least one founder'),
  city: inBoth(line),
  country: inBoth(line),
  timeZone: line.refine(isTimeZone, 'must be a time zone such as Europe/Warsaw'),
  opens: hours.opens.default('09:00'),
  closes: hours.closes.default('18:00'),
  site: address.optional(),
  email: z.email('must be an e-mail address'),
  phone: line.optional(),
  networks: z.record(line, address).default({}),
  /** Registered name, number and the like, as contracts have them. */
  legal: z.array(z.strictObject({ term: inBoth(line), value: inBoth(line) })).default([]),
  /** A square SVG, to be seen on the dark ground. */
  mark: line.endsWith('.svg', 'must be an SVG file').optional(),
  colours: z.strictObject({ brand: colour, accent: colour }).partial().optional(),
  languages: z.strictObject(Object.fromEntries(locales.map((locale) => [locale, language.optional()]))).optional(),
  prices: changes.extend({ version: line }).optional(),
})

export type Answers = z.output<typeof answers>

/** @throws a RefusedError with a sentence for each answer that is wrong; nothing is written then. */
export function readAnswers(text: string, source: string): Answers {
  return readChecked(answers, text, { source, words: wordsFor, outcome: 'Nothing was changed.' })
}

export function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return `nothing is asked by the name ${issue.keys.join(', ')}`
  return inPlainWords(issue)
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
