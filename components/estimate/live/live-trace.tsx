import { formulas } from '@/estimate/trace/formulas'
import { trace } from '@/estimate/trace/trace'
import { TraceList } from '../results/trace-list'
import type { EstimateView } from '../results/view'

const sources = Object.fromEntries(Object.entries(formulas).map(([id, formula]) => [id, formula.sources]))

export default function LiveTrace({ view }: { view: EstimateView }) {
  return <TraceList view={view} entries={trace(view.input, view.catalogue)} sources={sources} />
}
