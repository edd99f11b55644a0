import type { ReactNode } from 'react'
import { ResultSection } from './result-section'
import type { EstimateView } from './view'

/** The whole calculation, line by line, and where its formulas come from. */
export function Trace({ view, children }: { view: EstimateView; children: ReactNode }) {
  const t = view.words.in('EstimateTrace')
  return (
    <ResultSection id="trace" layout="wide" title={t('title')} intro={t('intro')}>
      {children}
    </ResultSection>
  )
}
