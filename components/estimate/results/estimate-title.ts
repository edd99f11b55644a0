import { weekSpan } from '../labels'
import { countChanges } from './basis'
import { type HeadlineView, money } from './view'

/** What an estimate is called where nothing else of it is seen. Figures that are not ours must not look so. */
export function estimateTitle(view: HeadlineView, name: string): string {
  const { cost, likelyWeeks } = view.result
  const t = view.words.in('EstimateLinked')
  const title = t('title', { name, low: money(view, cost.p10), high: money(view, cost.p90), ...weekSpan(likelyWeeks) })
  return countChanges(view) === 0 ? title : t('changed', { title })
}

/** What the page of its results is called, by the server of its link and then by the browser. */
export const resultsTitle = (view: HeadlineView, name: string, company: string) => `${estimateTitle(view, name)} — ${company}`
