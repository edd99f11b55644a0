import type { EstimateResult } from '@/estimate'
import { magnitude, placeMarks, tickStep } from '../mini-estimate/horizon'

/** The axis ends at least 10 % above P90, so that the drawing does not touch the edge. */
const room = 1.1

/** Positions of four costs (US dollars) on the horizon's axis in the visitor's currency; `rate` is units of it per dollar. */
export function placeOnHorizon({ p10, p50, p80, p90 }: EstimateResult['cost'], rate: number) {
  const scale = magnitude(p90 * rate)
  const toAxis = (dollars: number) => (dollars * rate) / scale
  const scaled = { p10: toAxis(p10), p50: toAxis(p50), p80: toAxis(p80), p90: toAxis(p90) }
  const step = tickStep(scaled.p90 * room)
  return { placement: placeMarks(scaled, step), step, scale }
}
