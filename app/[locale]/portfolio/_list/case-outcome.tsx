import type { CaseStudy } from '@/content-client/types'
import styles from './case-outcome.module.scss'

/** The first figure of what came of a case, in its light. */
export function CaseOutcome({ metrics: [metric] }: Pick<CaseStudy, 'metrics'>) {
  if (!metric) return null
  return (
    <p className={styles.outcome}>
      <span className={styles.figure}>{metric.value}</span>
      <span className={styles.measured}>
        {metric.label} <span className={styles.source}>{metric.source}</span>
      </span>
    </p>
  )
}
