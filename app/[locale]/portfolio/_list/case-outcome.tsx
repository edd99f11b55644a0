import { useLocale, useTranslations } from 'next-intl'
import type { CaseStudy } from '@/content-client/types'
import { formatMoney, formatUsd } from '@/messages/format'
import { type LedgerFigures, ledgerFigures, ledgerScale } from '../_case/ledger-figures'
import styles from './case-outcome.module.scss'

/** What came of a case, in its light: its first figure, and where in the first range its bill fell. */
export function CaseOutcome({ study }: { study: CaseStudy }) {
  const t = useTranslations('CaseLedger')
  const locale = useLocale()
  const [metric] = study.metrics
  const figures = ledgerFigures(study)
  return (
    <>
      {metric && (
        <p className={styles.outcome}>
          <span className={styles.figure}>{metric.value}</span>
          <span className={styles.measured}>
            {metric.label} <span className={styles.source}>{metric.source}</span>
          </span>
        </p>
      )}
      {figures && (
        <div className={styles.bill}>
          <BillBar figures={figures} />
          <p>
            {t('range')} <b>{t('rangeOf', { from: formatUsd(figures.range.from, locale), to: formatUsd(figures.range.to, locale) })}</b>
          </p>
          <p>
            {t('billed')} <b>{formatMoney(figures.billed, 'USD', locale)}</b>
          </p>
        </div>
      )}
    </>
  )
}

/** The range from zero as on the page of the case, and a mark where it ended. */
function BillBar({ figures }: { figures: LedgerFigures }) {
  const { range, billed } = figures
  const at = ledgerScale(figures)
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.range} x={at(range.from)} width={at(range.to - range.from)} y="5" height="8" rx="4" />
      <rect className={styles.billed} x={at(billed)} width="3" height="18" rx="1.5" />
    </svg>
  )
}
