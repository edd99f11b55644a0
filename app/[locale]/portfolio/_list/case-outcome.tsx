import type { CaseStudy } from '@/content-client/types'
import { BillScale } from '../_case/bill-scale'
import { ledgerFigures } from '../_case/ledger-figures'
import styles from './case-outcome.module.scss'

/** What came of a case, in its light: its first figure, and where in the first range its bill fell. */
export function CaseOutcome({ study }: { study: CaseStudy }) {
  const [metric] = study.metrics
  const figures = ledgerFigures(study)
  return (
    <>
      {metric && (
        <p className={styles.outcome}>
          <span className={styles.figure}>{metric.value}</span>
          <span className={styles.measured}>
            {metric.label} <span className="tiny block quiet">{metric.source}</span>
          </span>
        </p>
      )}
      {figures && (
        <div className={styles.bill}>
          <BillScale figures={figures} />
        </div>
      )}
    </>
  )
}
