import { recordValues } from '../record-values'
import { type HeadlineView, money } from './view'

/** What the range means: what the model expects, or how it did in finished projects where there are enough of them. */
export function recordSentence(view: HeadlineView): string {
  const t = view.words.in('EstimateResults.headline')
  const budget = money(view, view.result.cost.p80)
  return view.record ? t('record', { ...recordValues(view.record), budget }) : t('sentence', { budget })
}
