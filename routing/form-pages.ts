import type { Locale } from './locales'
import { hrefTo } from './routes'

/** Paths of the pages that have the contact form, the contacts page first. */
export function formPages(locale: Locale): [string, ...string[]] {
  const landings = (['landings/ai-barista', 'landings/miltton-ai-agent', 'landings/strapi'] as const).map((name) => hrefTo(locale, name))
  return [hrefTo(locale, 'contacts'), ...landings]
}

/** The form for browsers without scripts, with an estimate attached where its query is given. */
export function plainFormAddress(locale: Locale, estimate: string): string {
  const query = new URLSearchParams({ ...(locale === 'uk' && { lang: locale }), ...(estimate && { estimate }) })
  return `/api/contact${query.size > 0 ? `?${query}` : ''}`
}
