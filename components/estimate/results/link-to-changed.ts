import { type EstimateDocument, formatChanged, type InputPatch } from '@/estimate'
import type { Locale } from '@/routing/locales'
import { estimateAddresses } from '../estimate-addresses'
import type { EstimateView } from './view'

type Changeable = { document: EstimateDocument; catalogue: EstimateView['catalogue'] }

/** Leads to the results of an estimate after a change. */
export function linkToChanged(estimate: Changeable, locale: Locale): (patch: InputPatch) => { href: string } {
  return (patch) => ({ href: estimateAddresses({ query: formatChanged(estimate, patch), title: '' }, locale).to('estimate/results') })
}
