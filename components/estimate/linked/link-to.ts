import { formatChanged, type InputPatch, type ParsedEstimate } from '@/estimate'
import type { Locale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'

export type LinkTo = (patch: InputPatch) => { href: string }

/** What changes an estimate without scripts: a link to the results of the changed one. */
export function linkToChanged(parsed: Pick<ParsedEstimate, 'document' | 'catalogue'>, locale: Locale): LinkTo {
  return (patch) => ({ href: hrefTo(locale, 'estimate/results', { query: formatChanged(parsed, patch) }) })
}
