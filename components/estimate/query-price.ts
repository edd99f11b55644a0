import {
  changedAssumptions,
  countBlocks,
  type EstimateInput,
  type EstimateResult,
  exchangeRate,
  findImpossible,
  likelyWeeks,
  measure,
  parseEstimate,
} from '@/estimate'

export type QueryPrice = {
  /** US dollars, P10 and P90. */
  from: number
  to: number
  /** P50. */
  likely: number
  /** P50 and P80. */
  weeks: EstimateResult['likelyWeeks']
  type: EstimateInput['type']
  blocks: number
  /** Its choices exclude each other. */
  isImpossible: boolean
  /** How the estimate shows its figures: its currency with its rate, our rate and the day of ours, and whether they are ours. */
  shown: Pick<EstimateInput, 'currency'> & { rate: number; ourRate: number; date: string; isOurs: boolean }
}

/** What the estimate in a query comes to; null if it has no blocks. */
export function priceOfQuery(query: string): QueryPrice | null {
  const { document, catalogue } = parseEstimate(query)
  const { input } = document
  if (input.blocks.length === 0) return null
  const made = measure(input, catalogue)
  const { cost } = made
  const isOurs = changedAssumptions(input, catalogue).length === 0
  const { currency } = input
  const { rates, date } = catalogue.exchange
  const shown = { currency, rate: exchangeRate(input, catalogue), ourRate: rates[currency], date, isOurs }
  const isImpossible = findImpossible(input, catalogue).length > 0
  const weeks = likelyWeeks(made, catalogue)
  return { isImpossible, from: cost.p10, to: cost.p90, likely: cost.p50, weeks, type: input.type, blocks: countBlocks(input), shown }
}
