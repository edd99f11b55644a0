import { formatTitle } from '@/estimate'
import { localisePath } from '@/routing/locale-path'
import type { Locale } from '@/routing/locales'
import type { FixedRouteName } from '@/routing/routes'
import { pdfAddress, reportAddress } from '../api-addresses'
import { useEstimateState } from '../document/provider'
import type { EstimateState } from '../document/store'
import { useWords } from '../words-provider'

/** Addresses that contain the estimate. */
export function estimateLinks({ query, title }: Pick<EstimateState, 'query' | 'title'>, locale: Locale) {
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

/** The same for the estimate as it is now. */
export function useEstimateLinks() {
  return estimateLinks(useEstimateState(), useWords().locale)
}
