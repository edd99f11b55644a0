import { measure, parseEstimate } from '@/estimate'

export type QueryPrice = { from: number; to: number; weeks: number }

/** P10 and P90 (US dollars) and weeks of the estimate in a query; null if it has no blocks. */
export function priceOfQuery(query: string): QueryPrice | null {
  const { document, catalogue } = parseEstimate(query)
  if (document.input.blocks.length === 0) return null
  const { cost, weeks } = measure(document.input, catalogue)
  return { from: cost.p10, to: cost.p90, weeks: Math.round(weeks) }
}
