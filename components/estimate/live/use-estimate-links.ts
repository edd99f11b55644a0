import { formatTitle } from '@/estimate'
import { hrefTo, type RouteTarget } from '@/routing/routes'
import { useEstimateDocument } from '../document/provider'
import { reportAddress } from '../machine-addresses'
import { useWords } from '../words-provider'

/** Addresses that carry the estimate along. */
export function useEstimateLinks() {
  const { query, title } = useEstimateDocument()
  const { locale } = useWords()
  return {
    to: (target: RouteTarget) => `${hrefTo(locale, target, { query })}${formatTitle(title)}`,
    contact: hrefTo(locale, 'contacts', { query: `estimate=${encodeURIComponent(query)}` }),
    report: reportAddress(locale, query),
    /** The page itself, as it is sent on; only a browser knows where the site stands. */
    absolute: () => `${window.location.origin}${hrefTo(locale, 'estimate/results', { query })}${formatTitle(title)}`,
  }
}
