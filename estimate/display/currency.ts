import type { Locale } from '../../routing/locales'
import type { Catalogue } from '../catalogue/types'
import type { Currency, EstimateInput } from '../input'

/** Units of the chosen currency per US dollar: the visitor's own rate or the catalogue's. For display only. */
export function exchangeRate({ currency, exchange }: Pick<EstimateInput, 'currency' | 'exchange'>, catalogue: Catalogue): number {
  return exchange[currency] ?? catalogue.exchange.rates[currency]
}

/** The currency an estimate is begun in. An address that says its catalogue and no currency is in US dollars in every language. */
export const startCurrency: Readonly<Record<Locale, Currency>> = { en: 'USD', uk: 'UAH' }
