import type { Catalogue } from '../catalogue/types'
import type { Currency, EstimateInput } from '../input'
import { type Role, roles } from '../roles'

/** Where an estimate departs from our price list: an hourly rate in US dollars, or units of the shown currency per US dollar. */
export type ChangedAssumption = { was: number; is: number } & ({ kind: 'rate'; role: Role } | { kind: 'exchange'; currency: Currency })

type Priced = Pick<EstimateInput, 'rates' | 'exchange' | 'currency'>

/** Everything by which the figures are the visitor's and not ours. Rates of exchange count only for the currency shown. */
export function changedAssumptions({ rates, exchange, currency }: Priced, catalogue: Catalogue): ChangedAssumption[] {
  const hourly = roles.flatMap((role): ChangedAssumption[] => {
    const [was, is] = [catalogue.rates[role], rates[role]]
    return is === undefined || is === was ? [] : [{ kind: 'rate', role, was, is }]
  })
  const [was, is] = [catalogue.exchange.rates[currency], exchange[currency]]
  return is === undefined || is === was ? hourly : [{ kind: 'exchange', currency, was, is }, ...hourly]
}
