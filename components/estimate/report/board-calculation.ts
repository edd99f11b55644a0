import { basisWords } from '../results/basis'
import { sourceOf, sourcesOf } from '../results/sources'
import { traceRows } from '../results/trace-rows'
import type { EstimateView } from '../results/view'
import type { Fact } from './board-sections'

/** Every figure with its formula, the currency they are in, and where what they rest on can be read. */
export type Calculation = {
  title: string
  currency: string
  parts: ReturnType<typeof traceRows>
  sources: { title: string; facts: readonly Fact[] }
}

/** Apart from the document: it is long, and its code is no part of what pages need to print one without it. */
export function calculationOf(view: EstimateView): Calculation {
  const { words } = view
  const parts = traceRows(view)
  const facts = sourcesOf(parts).map((id) => {
    const { name, url } = sourceOf(id)
    return { name: id, value: [name, url].filter(Boolean).join(', ') }
  })
  return {
    title: words.in('EstimateDocument')('calculation'),
    currency: basisWords(view).currency,
    parts,
    sources: { title: words.in('EstimateTrace')('sources'), facts },
  }
}
