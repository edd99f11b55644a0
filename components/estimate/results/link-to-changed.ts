import { formatChanged, type InputPatch, type ParsedEstimate } from '@/estimate'
import type { Locale } from '@/routing/locales'
import { estimateAddresses } from '../estimate-addresses'

/** Leads to the results of an estimate after a change. */
export function linkToChanged(
  estimate: Pick<ParsedEstimate, 'document' | 'catalogue'>,
  locale: Locale,
): (patch: InputPatch) => { href: string } {
  return (patch) => ({ href: estimateAddresses({ query: formatChanged(estimate, patch), title: '' }, locale).to('estimate/results') })
}
