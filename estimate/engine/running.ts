import type { Catalogue } from '../catalogue/types'
import type { EstimateInput } from '../input'
import type { Measure } from './measure'

type Band = { from: number; to: number }

/** What a product costs a month once it is live, in US dollars; no part of the price of building it. */
export type Running = {
  support: { hours: number; cost: number } | null
  /** Null on machines of your own. */
  hosting: Band | null
  /** Usage of a hosted model by `users` people a month, with care and without; null without one. */
  model: (Band & { careless: Band; users: number }) | null
  /** What third parties charge, by name. */
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

export type Fee = keyof typeof fees
export const feeNames = Object.keys(fees) as Fee[]

export function runningCosts({ hours, cost, work, technologies }: Measure, input: EstimateInput, catalogue: Catalogue): Running {
  const ids = work.map(({ block }) => block.id)
  const { hosting, model } = catalogue.running
  const { share, hours: least } = catalogue.support[input.support] ?? { share: 0, hours: 0 }
  const blended = cost.p50 / hours.p50
  const monthly = Math.max((cost.p50 * share) / 12, least * blended)
  const bands = technologies.map(({ id }) => hosting[id]).find((band) => band !== undefined)
  const usesModel = ids.some((id) => id.startsWith('ai.')) && technologies.some(({ id }) => id === 'hosted' || id === 'hosted-eu')
  return {
    support: share > 0 ? { hours: monthly / blended, cost: monthly } : null,
    hosting: bands ?? null,
    model: usesModel ? model : null,
    fees: feeNames.filter((fee) => (fees[fee] as (ids: readonly string[], input: EstimateInput) => boolean)(ids, input)),
  }
}
