import { type Catalogue, type EstimateInput, exchangeRate, roundMoney } from '@/estimate'
import { formatMoney } from '@/messages/format'
import type { Locale } from '@/routing/locales'

type Money = Pick<EstimateInput, 'currency' | 'exchange'>

/** Writes amounts in US dollars in the visitor's currency: “$84,500”, «84 500 $», «3 507 000 ₴». */
export function moneyIn(input: Money, catalogue: Catalogue, locale: Locale): (dollars: number) => string {
  const rate = exchangeRate(input, catalogue)
  return (dollars) => formatMoney(Math.sign(dollars) * roundMoney(Math.abs(dollars) * rate), input.currency, locale)
}
