import type { Catalogue, EstimateInput } from '@/estimate'
import { roundMoney } from '@/messages/format'
import type { Locale } from '@/routing/locales'

type Money = Pick<EstimateInput, 'currency' | 'exchange'>

/** Writes amounts in US dollars in the visitor's currency: “$84,500”, «84 500 $», «3 507 000 ₴». */
export function moneyIn({ currency, exchange }: Money, catalogue: Catalogue, locale: Locale): (usd: number) => string {
  const rate = currency === 'USD' ? 1 : (exchange[currency] ?? catalogue.exchange.rates[currency] ?? 1)
  return (usd) => writeMoney(usd * rate, currency, locale)
}

function writeMoney(amount: number, currency: EstimateInput['currency'], locale: Locale): string {
  const sign = { USD: '$', EUR: '€', GBP: '£', UAH: '₴' }[currency]
  const digits = new Intl.NumberFormat(locale === 'uk' ? 'uk' : 'en-US').format(roundMoney(amount))
  return locale === 'uk' ? `${digits}\u00A0${sign}` : `${sign}${digits}`
}

/** Hours as estimates show them: to 1 below 40, to 5 below 400, to 10 above (model C2.6). */
export function roundHours(hours: number): number {
  const step = hours < 40 ? 1 : hours < 400 ? 5 : 10
  return Math.floor(hours / step + 0.5) * step
}
