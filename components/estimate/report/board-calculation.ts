import { basisWords } from '../results/basis'
import { traceRows } from '../results/trace-rows'
import type { EstimateView } from '../results/view'

/** Every figure with its formula, and the currency they are in. */
export type Calculation = { title: string; currency: string; parts: ReturnType<typeof traceRows> }

/** Apart from the document: it is long, and its code is no part of what pages need to print one without it. */
export function calculationOf(view: EstimateView): Calculation {
  return { title: view.words.in('EstimateDocument')('calculation'), currency: basisWords(view).currency, parts: traceRows(view) }
}
