import { createWords, type Words } from '@/components/estimate/words'
import { catalogues } from '@/messages/catalogues'
import type { Locale } from '@/routing/locales'

const words = new Map<Locale, Words>()

/** The words of a language, with its translators kept. */
export function plainWords(locale: Locale): Words {
  const known = words.get(locale) ?? createWords(locale, catalogues[locale])
  words.set(locale, known)
  return known
}
