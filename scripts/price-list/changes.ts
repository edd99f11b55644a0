import { z } from 'zod'
import { readChecked } from '@/build/read-checked'
import { inPlainWords } from '@/content-client/plain-words'
import { roles } from '@/estimate'

/** What the form for a visitor's own rates takes, too. */
const rate = z.number().min(5).max(500)
const units = z.number().positive()
const level = z.strictObject({ share: z.number().positive().max(1), hours: z.number().int().positive() })
const dayOff = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'must be a month and a day, such as 08-24')

export const changes = z.strictObject({
  rates: z
    .strictObject(
      optional(
        roles.map((role) => role.toLowerCase() as Lowercase<(typeof roles)[number]>),
        rate,
      ),
    )
    .optional(),
  exchange: z.strictObject({ date: z.iso.date('must be a day such as 2027-01-04'), ...optional(['EUR', 'GBP', 'UAH'], units) }).optional(),
  support: z.strictObject(optional(['basic', 'standard', 'extended'], level)).optional(),
  holidays: z.array(dayOff).optional(),
})

/** What a new version has other than the one before: rates by role in US dollars, units of currency for a dollar, support, days off. */
export type PriceChanges = z.output<typeof changes>

/** @throws a RefusedError with a sentence for each field that is wrong. */
export function readChanges(text: string, source: string): PriceChanges {
  return readChecked(changes, text, { source, words: wordsFor, outcome: 'No price list was released.' })
}

function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'unrecognized_keys' ? `nothing is known by the name ${issue.keys.join(', ')}` : inPlainWords(issue)
}

function optional<Name extends string, Type extends z.ZodType>(names: readonly Name[], type: Type) {
  return Object.fromEntries(names.map((name) => [name, type.optional()])) as Record<Name, z.ZodOptional<Type>>
}
