import { absolute } from '@/app/_site/site-url'
import { readAttachedEstimate } from '@/components/contacts/attached-estimate'
import { priceOfQuery } from '@/components/estimate/query-price'
import type { Words } from '@/components/estimate/words'
import { formatUsd } from '@/messages/format'
import { hrefTo } from '@/routing/routes'

export type MailEstimate = { name: string; range: string | null; weeks: number | null; link: string }

/** What a mail says of an attached estimate: “Online store”, “$57,000 – 126,000”, 18, and its address. Null without one. */
export function describeAttached(query: string, words: Words): MailEstimate | null {
  const attached = readAttachedEstimate(`estimate=${encodeURIComponent(query)}`)
  if (!attached) return null
  const { locale } = words
  const t = words.in('ContactForm.estimate')
  const price = priceOfQuery(attached.query)
  return {
    name: attached.type ? t(`types.${attached.type}`) : t('unknownType'),
    range: price && words.in('PriceRange')('range', { from: formatUsd(price.from, locale), to: formatUsd(price.to, locale) }),
    weeks: price?.weeks ?? null,
    link: absolute(hrefTo(locale, 'estimate/results', { query: attached.query })),
  }
}
