import type { Catalogue } from '../catalogue/types'
import type { EstimateInput } from '../input'

/** Units of the chosen currency per US dollar: the visitor's own rate or the catalogue's. For display only. */
export function exchangeRate({ currency, exchange }: Pick<EstimateInput, 'currency' | 'exchange'>, catalogue: Catalogue): number {
  return exchange[currency] ?? catalogue.exchange.rates[currency]
}
