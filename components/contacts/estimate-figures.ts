import { formatDay, formatExchange, formatShown } from '@/messages/format'
import type { Locale } from '@/routing/locales'
import { shownWeekSpan } from '../estimate/labels'
import { priceOfQuery, type QueryPrice } from '../estimate/query-price'
import type { ContactWords } from './contact-words'

/** What is said of the estimate of an address, a line each: its kind and blocks, its price and time, its rate. */
export function estimateLines(query: string, words: ContactWords['estimate'], locale: Locale): string[] {
  const price = priceOfQuery(query)
  if (!price) return []
  const [from, to] = [price.from, price.to].map((dollars) => formatShown(dollars, price.shown, locale))
  const range = words.range.replace('{from}', from ?? '').replace('{to}', to ?? '')
  const { least, weeks } = shownWeekSpan(price.weeks)
  return [
    `${words.types[price.type]} · ${words.blocks} ${price.blocks}`,
    `${range} · ${words.weeks} ${least}${weeks}`,
    ...rateLine(price, words, locale),
    ...(price.isImpossible ? [words.impossible] : []),
    ...(price.shown.isOurs ? [] : [words.changed]),
  ]
}

/** As the results say it: only our rate has a day. */
function rateLine({ shown: { currency, rate, ourRate, date } }: QueryPrice, words: ContactWords['estimate'], locale: Locale): string[] {
  if (currency === 'USD') return []
  const [used, ours] = [rate, ourRate].map((each) => formatExchange(each, currency, locale))
  const sentence = rate === ourRate ? words.exchange : words.ownExchange
  return [
    sentence
      .replace('{rate}', used ?? '')
      .replace('{ours}', ours ?? '')
      .replace('{date}', formatDay(date, locale)),
  ]
}
