import { formatUsd } from '@/messages/format'
import type { Locale } from '@/routing/locales'
import { priceOfQuery } from '../estimate/query-price'
import type { ContactWords } from './contact-words'

/** “$57,000 – 126,000 · weeks: 18” for the estimate of an address; null where there is nothing to measure. */
export function estimateFigures(query: string, words: ContactWords['estimate'], locale: Locale): string | null {
  const price = priceOfQuery(query)
  if (!price) return null
  const range = words.range.replace('{from}', formatUsd(price.from, locale)).replace('{to}', formatUsd(price.to, locale))
  return `${range} · ${words.weeks} ${price.weeks}`
}
