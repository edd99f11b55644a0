import { type EstimateResult, roundMoney } from '@/estimate'
import { standOnHorizon, tickStep } from '../../mini-estimate/horizon'

/** Room beyond P90, so that the dawn does not end at the edge. */
const room = 1.12

/** Where four costs in dollars stand, in the visitor's money. The axis knows thousands of dollars; other money is scaled to them. */
export function placeOnHorizon({ p10, p50, p80, p90 }: EstimateResult['cost'], rate: number) {
  const scale = magnitude(p90 * rate)
  const toAxis = (dollars: number) => (dollars * rate) / scale
  const scaled = { p10: toAxis(p10), p50: toAxis(p50), p80: toAxis(p80), p90: toAxis(p90) }
  const step = tickStep(scaled.p90 * room)
  return { stand: standOnHorizon(scaled, step), step, scale }
}

/** Prices below and above what the axis was made for are brought near it by a power of ten. */
function magnitude(highest: number): number {
  const wanted = 10 ** Math.ceil(Math.log10(Math.max(roundMoney(highest), 1) / 999_000))
  return highest > 999_000 ? wanted : highest < 9000 ? 0.1 : 1
}
