import { useLocale, useTranslations } from 'next-intl'
import type { CaseStudy } from '@/content-client/types'
import { formatMoney, formatUsd } from '@/messages/format'
import { type LedgerFigures, ledgerFigures, ledgerScale } from '../_case/ledger-figures'
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
            {metric.label} <span className={styles.source}>{metric.source}</span>
          </span>
        </p>
      )}
      {figures && <BillBar figures={figures} />}
    </>
  )
}

/** The range from zero as on the page of the case with a mark where it ended: what each is stands at it. */
function BillBar({ figures }: { figures: LedgerFigures }) {
  const t = useTranslations('CaseLedger')
  const locale = useLocale()
  const { range, billed } = figures
  const at = ledgerScale(figures)
  const sum = formatMoney(billed, 'USD', locale)
  const span = t('rangeOf', { from: formatUsd(range.from, locale), to: formatUsd(range.to, locale) })
  return (
    <svg className={styles.bar} role="img" aria-label={`${t('billed')} ${sum}. ${t('range')} ${span}`}>
      <text x={at(billed)} y="14">
        {t('billed')} <tspan className={styles.sum}>{sum}</tspan>
      </text>
      <rect className={styles.range} x={at(range.from)} width={at(range.to - range.from)} y="27" height="8" rx="4" />
      <rect className={styles.billed} x={at(billed)} width="3" height="18" y="22" rx="1.5" />
      <text x={at(range.to)} y="56">
        {t('range')} <tspan className={styles.sum}>{span}</tspan>
      </text>
    </svg>
  )
}
