import type { Locale } from './locales'
import { hrefTo, landingRoute, namedLandings } from './routes'

/** Paths of the pages that have the contact form, the contacts page first. */
export function formPages(locale: Locale): [string, ...string[]] {
  return [hrefTo(locale, 'contacts'), ...namedLandings.map((slug) => hrefTo(locale, landingRoute(slug)))]
}

/** The form for browsers without scripts, with an estimate attached where its query is given. */
export function plainFormAddress(locale: Locale, estimate: string): string {
  const query = new URLSearchParams({ ...(locale === 'uk' && { lang: locale }), ...(estimate && { estimate }) })
  return `/api/contact${query.size > 0 ? `?${query}` : ''}`
}
