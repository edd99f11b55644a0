import type { Locale } from './locales'
import { hrefTo } from './routes'

/** Paths of the pages that have the contact form, the contacts page first. */
export function formPages(locale: Locale): [string, ...string[]] {
  const landings = (['landings/ai-barista', 'landings/miltton-ai-agent', 'landings/strapi'] as const).map((name) => hrefTo(locale, name))
  return [hrefTo(locale, 'contacts'), ...landings]
}
