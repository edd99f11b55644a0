import { formatTitle } from '@/estimate'
import { localisePath } from '@/routing/locale-path'
import type { Locale } from '@/routing/locales'
import type { FixedRouteName } from '@/routing/routes'
import { pdfAddress, reportAddress } from './api-addresses'

/** Addresses that contain the estimate. */
export function estimateAddresses({ query, title }: { query: string; title: string }, locale: Locale) {
  // Not `hrefTo`, whose table of routes would be sent to the browser: names of fixed routes are their paths.
  const withQuery = (page: FixedRouteName) => localisePath(locale, `/${page}${query ? `?${query}` : ''}`)
  return {
    to: (page: FixedRouteName) => `${withQuery(page)}${formatTitle(title)}`,
    contact: localisePath(locale, `/contacts?estimate=${encodeURIComponent(query)}`),
    report: reportAddress(locale, query),
    pdf: pdfAddress(locale, query),
    /** The absolute address of the results. Only in the browser, which knows the origin. */
    absolute: () => `${window.location.origin}${withQuery('estimate/results')}${formatTitle(title)}`,
  }
}
