import type { Band, Catalogue } from '../catalogue/types'
import type { EstimateInput } from '../input'
import type { Measure } from './measure'

/** Monthly costs after launch in US dollars, which are not part of the price. */
export type Running = {
  support: { hours: number; cost: number } | null
  /** Null on the client's own servers. */
  hosting: Band | null
  /** A hosted model with `users` people a month, optimised and not; null without one. */
  model: Catalogue['running']['model'] | null
  /** Fees of third parties, as message keys. */
  fees: readonly Fee[]
}

const fees = {
  domain: (_ids, { platforms }) => platforms.includes('web'),
  appStore: (_ids, { platforms }) => platforms.includes('ios'),
  googlePlay: (_ids, { platforms }) => platforms.includes('android'),
  payments: (ids) => ids.some((id) => /^pay\.(?:checkout|subs|split)$/.test(id)),
  storeCommission: (ids) => ids.includes('pay.iap'),
  letters: (ids) => ids.includes('com.email'),
  messages: (ids) => ids.includes('com.sms'),
  video: (ids) => ids.includes('com.video'),
  maps: (ids) => ids.some((id) => id.startsWith('map.')),
  delivery: (ids) => ids.includes('shop.delivery'),
} satisfies Record<string, (ids: readonly string[], input: EstimateInput) => boolean>

type Fee = keyof typeof fees
type SupportLevel = NonNullable<Catalogue['support'][keyof Catalogue['support']]>
const feeNames = Object.keys(fees) as Fee[]

/** What support costs a month: a share of the build's expected price over a year, and never less than the hours it includes. */
export function supportCost({ share, hours }: SupportLevel, built: Pick<Measure, 'hours' | 'cost'>): number {
  return Math.max((built.cost.p50 * share) / 12, hours * blendedRate(built))
}

const blendedRate = ({ hours, cost }: Pick<Measure, 'hours' | 'cost'>) => cost.p50 / hours.p50

export function runningCosts(built: Measure, input: EstimateInput, catalogue: Catalogue): Running {
  const { work, technologies } = built
  const ids = work.map(({ block }) => block.id)
  const { hosting, model } = catalogue.running
  const support = catalogue.support[input.support]
  const monthly = support && supportCost(support, built)
  const bands = technologies.map(({ id }) => hosting[id]).find((band) => band !== undefined)
  const usesModel = ids.some((id) => id.startsWith('ai.')) && technologies.some(({ id }) => id === 'hosted' || id === 'hosted-eu')
  return {
    support: monthly ? { hours: monthly / blendedRate(built), cost: monthly } : null,
    hosting: bands ?? null,
    model: usesModel ? model : null,
    fees: feeNames.filter((fee) => (fees[fee] as (ids: readonly string[], input: EstimateInput) => boolean)(ids, input)),
  }
}
