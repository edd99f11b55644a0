import { formatTitle } from '@/estimate'
import { localisePath } from '@/routing/locale-path'
import type { FixedRouteName } from '@/routing/routes'
import { pdfAddress, reportAddress } from '../api-addresses'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'

/** Addresses that contain the estimate. */
export function useEstimateLinks() {
  const { query, title } = useEstimateDocument()
  const { locale } = useWords()
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
