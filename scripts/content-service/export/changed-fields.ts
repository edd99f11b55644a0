import type { z } from 'zod'
import { inPlainWords } from '@/content-client/plain-words'
import type { RawEntry } from '@/content-client/sources/source'
import { type Locale, locales } from '@/routing/locales'

type InLocales = Partial<Record<Locale, RawEntry>>

/**
 * The fields in which two states of an entry mean something else, with what is to be written in each locale. The schemas decide what
 * means the same: an empty field and none, a default, a space at the end.
 * @param onProblem hears where the new state is not valid
 */
export function changedFields(
  schema: z.ZodObject,
  now: InLocales,
  before: InLocales | null,
  onProblem: (locale: Locale, field: string, reason: string) => void,
): Map<string, readonly unknown[]> {
  const changed = new Set<string>()
  for (const locale of locales) {
    const result = schema.safeParse(now[locale] ?? {}, { error: inPlainWords })
    if (!result.success) {
      const [issue] = result.error.issues
      onProblem(locale, issue?.path.join('.') ?? '', issue?.message ?? 'is not valid')
      continue
    }
    const old = before && schema.safeParse(before[locale] ?? {})
    for (const [field, value] of Object.entries(result.data))
      if (field !== 'slug' && stable(value) !== stable(old?.success ? old.data[field] : undefined)) changed.add(field)
  }
  const fields = Object.keys(schema.shape).filter((field) => changed.has(field))
  return new Map(fields.map((field) => [field, locales.map((locale) => now[locale]?.[field])]))
}

/** The same text for the same values, in whatever order their fields are. */
function stable(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
