import { applyPatch, type EstimateDocument, measure } from '@/estimate'
import { Comparison } from '../results/comparison'
import { describePatch } from '../results/differences'
import { ResultSection } from '../results/result-section'
import { scenarioName } from '../results/scenario-name'
import type { EstimateView } from '../results/view'

/** The alternatives the link has, beside the estimate. */
export function ReportScenarios({ view, document }: { view: EstimateView; document: EstimateDocument }) {
  if (document.alternatives.length === 0) return null
  return (
    <ResultSection id="compare" title={view.words.in('EstimateResults.compare')('title')}>
      <Comparison view={view} scenarios={toScenarios(view, document)} />
    </ResultSection>
  )
}

function toScenarios(view: EstimateView, { input, alternatives }: EstimateDocument) {
  const { hours, cost, weeks } = view.result
  const t = view.words.in('EstimateReport')
  const main = { key: 'main', name: t('main'), differences: [], hours, cost, weeks }
  const others = alternatives.map(({ name, patch }) => {
    const made = measure(applyPatch(input, patch), view.catalogue)
    return {
      key: name,
      name: scenarioName(view.words, name),
      differences: describePatch(view, patch),
      hours: made.hours,
      cost: made.cost,
      weeks: made.weeks,
    }
  })
  return [main, ...others]
}
