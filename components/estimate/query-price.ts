import { changedAssumptions, countBlocks, type EstimateInput, exchangeRate, findImpossible, measure, parseEstimate } from '@/estimate'

export type QueryPrice = {
  /** US dollars, P10 and P90. */
  from: number
  to: number
  weeks: number
  type: EstimateInput['type']
  blocks: number
  /** Its choices exclude each other. */
  isImpossible: boolean
  /** How the estimate shows its figures: its currency with the rate and the day of it, and whether they are ours. */
  shown: Pick<EstimateInput, 'currency'> & { rate: number; date: string; isOurs: boolean }
}

/** What the estimate in a query comes to; null if it has no blocks. */
export function priceOfQuery(query: string): QueryPrice | null {
  const { document, catalogue } = parseEstimate(query)
  const { input } = document
  if (input.blocks.length === 0) return null
  const { cost, weeks } = measure(input, catalogue)
  const isOurs = changedAssumptions(input, catalogue).length === 0
  const shown = { currency: input.currency, rate: exchangeRate(input, catalogue), date: catalogue.exchange.date, isOurs }
  const isImpossible = findImpossible(input, catalogue).length > 0
  return { isImpossible, from: cost.p10, to: cost.p90, weeks: Math.round(weeks), type: input.type, blocks: countBlocks(input), shown }
}
