import { formatTitle } from '@/estimate'
import { localisePath } from '@/routing/locale-path'
import type { FixedRouteName } from '@/routing/routes'
import { useEstimateDocument } from '../document/provider'
import { reportAddress } from '../machine-addresses'
import { useWords } from '../words-provider'

/** Addresses that carry the estimate along. */
export function useEstimateLinks() {
  const { query, title } = useEstimateDocument()
  const { locale } = useWords()
  // The registry of pages stays out of browsers: names of fixed pages are their paths.
  const withQuery = (page: FixedRouteName) => localisePath(locale, `/${page}${query ? `?${query}` : ''}`)
  return {
    to: (page: FixedRouteName) => `${withQuery(page)}${formatTitle(title)}`,
    contact: localisePath(locale, `/contacts?estimate=${encodeURIComponent(query)}`),
    report: reportAddress(locale, query),
    /** The page itself, as it is sent on; only a browser knows where the site stands. */
    absolute: () => `${window.location.origin}${withQuery('estimate/results')}${formatTitle(title)}`,
  }
}
