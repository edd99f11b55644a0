import { measure, parseEstimate } from '@/estimate'

export type QueryPrice = { from: number; to: number; weeks: number }

/** P10, P90 (US dollars) and the time of the estimate that a query spells; null where it names nothing that can be measured. */
export function priceOfQuery(query: string): QueryPrice | null {
  const { document, catalogue } = parseEstimate(query)
  if (document.input.blocks.length === 0) return null
  const { cost, weeks } = measure(document.input, catalogue)
  return { from: cost.p10, to: cost.p90, weeks: Math.round(weeks) }
}
