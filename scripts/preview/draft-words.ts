import { catalogues } from '@/messages/catalogues'
import type { Locale } from '@/routing/locales'

/** What the preview says to editors. */
export function draftWords(locale: Locale) {
  const { title, leave, mistakes, mistakesLead } = catalogues[locale].DraftPreview
  return { title, leave, mistakes, mistakesLead }
}
