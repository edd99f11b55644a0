import type { ReactNode } from 'react'
import sourceNames from '@/estimate/trace/sources.json'
import { ResultSection } from './result-section'
import styles from './trace.module.scss'
import type { EstimateView } from './view'

/** The whole calculation, line by line, and where its formulas come from. */
export function Trace({ view, children }: { view: EstimateView; children: ReactNode }) {
  const t = view.words.in('EstimateTrace')
  return (
    <ResultSection id="trace" layout="wide" title={t('title')} intro={t('intro')}>
      {children}
      <details className={styles.sources}>
        <summary className={styles.summary}>{t('sources')}</summary>
        <dl className={styles.list} lang="en">
          {Object.entries(sourceNames).map(([id, name]) => (
            <div key={id}>
              <dt>{id}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      </details>
    </ResultSection>
  )
}
