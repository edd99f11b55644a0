import { applyPatch, formatEstimate, type InputPatch, type ParsedEstimate } from '@/estimate'
import type { Locale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'

export type LinkTo = (patch: InputPatch) => { href: string }

/** What changes an estimate without scripts: a link to the results of the changed one. */
export function linkToChanged({ document, catalogue }: ParsedEstimate, locale: Locale): LinkTo {
  return (patch) => {
    const query = formatEstimate({ ...document, input: applyPatch(document.input, patch) }, catalogue)
    return { href: hrefTo(locale, 'estimate/results', { query }) }
  }
}
