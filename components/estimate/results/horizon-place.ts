import { type EstimateResult, roundMoney } from '@/estimate'
import { placeMarks, tickStep } from '../mini-estimate/horizon'

/** The axis ends at least 12 % above P90, so that the drawing does not touch the edge. */
const room = 1.12

/** Positions of four costs (US dollars) on the horizon's axis in the visitor's currency; `rate` is units of it per dollar. */
export function placeOnHorizon({ p10, p50, p80, p90 }: EstimateResult['cost'], rate: number) {
  const scale = magnitude(p90 * rate)
  const toAxis = (dollars: number) => (dollars * rate) / scale
  const scaled = { p10: toAxis(p10), p50: toAxis(p50), p80: toAxis(p80), p90: toAxis(p90) }
  const step = tickStep(scaled.p90 * room)
  return { placement: placeMarks(scaled, step), step, scale }
}

/** The power of ten that brings a price into the range of the axis, 9,000 to 999,000. */
function magnitude(highest: number): number {
  const wanted = 10 ** Math.ceil(Math.log10(Math.max(roundMoney(highest), 1) / 999_000))
  return highest > 999_000 ? wanted : highest < 9000 ? 0.1 : 1
}
