import { absolute } from '@/app/_site/site-url'
import { readAttachedEstimate } from '@/components/contacts/attached-estimate'
import { priceOfQuery, type QueryPrice } from '@/components/estimate/query-price'
import { basisWords } from '@/components/estimate/results/basis'
import type { Words } from '@/components/estimate/words'
import { formatEstimate, parseEstimate } from '@/estimate'
import { formatShown } from '@/messages/format'
import { hrefTo } from '@/routing/routes'

export type MailEstimate = {
  name: string
  range: string | null
  weeks: QueryPrice['weeks'] | null
  /** What its money is, with the rate and its day where that is not dollars. */
  money: string | null
  /** Said where it cannot be built, or rates are not those of our price list. */
  changed: string | null
  link: string
  /** The same without a word of whoever made it. */
  ownLink: string
}

/** What a mail says of an attached estimate: “Online store”, “$57,000 – 126,000”, 18, and its address. Null without one. */
export function describeAttached(query: string, words: Words): MailEstimate | null {
  const attached = readAttachedEstimate(`estimate=${encodeURIComponent(query)}`)
  if (!attached) return null
  const { locale } = words
  const t = words.in('ContactForm.estimate')
  const price = priceOfQuery(attached.query)
  const { document, catalogue } = parseEstimate(attached.query)
  const type = price?.type ?? attached.type
  const notes = price ? [...(price.isImpossible ? [t('impossible')] : []), ...(price.shown.isOurs ? [] : [t('changed')])] : []
  const toLink = (text: string) => absolute(hrefTo(locale, 'estimate/results', { query: text }))
  const inMoney = (dollars: number) => (price ? formatShown(dollars, price.shown, locale) : '')
  return {
    name: type ? t(`types.${type}`) : t('unknownType'),
    range: price && words.in('PriceRange')('range', { from: inMoney(price.from), to: inMoney(price.to) }),
    weeks: price?.weeks ?? null,
    money: price && basisWords({ input: document.input, catalogue, words }).currency,
    changed: price && (notes.join(' · ') || null),
    link: toLink(attached.query),
    ownLink: toLink(formatEstimate({ ...document, alternatives: [] }, catalogue)),
  }
}
