import { useLocale, useTranslations } from 'next-intl'
import type { CaseStudy } from '@/content-client/types'
import { formatMoney, formatUsd } from '@/messages/format'
import { ledgerFigures } from '../_case/ledger-figures'
import styles from './case-bill.module.scss'

/** What was said first and what was billed in the end, as the bar of the case's own ledger. */
export function CaseBill({ study }: { study: CaseStudy }) {
  const t = useTranslations('CaseLedger')
  const locale = useLocale()
  const figures = ledgerFigures(study)
  if (!figures) return null
  const { range, billed } = figures
  const top = Math.max(range.to, billed) * 1.04
  const at = (amount: number) => `${((amount / top) * 100).toFixed(1)}%`
  return (
    <div className={styles.bill}>
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.range} x={at(range.from)} width={at(range.to - range.from)} y="5" height="8" rx="4" />
        <rect className={styles.billed} x={at(billed)} width="3" height="18" rx="1.5" />
      </svg>
      <p>
        {t('range')} <b>{t('rangeOf', { from: formatUsd(range.from, locale), to: formatUsd(range.to, locale) })}</b>
      </p>
      <p>
        {t('billed')} <b>{formatMoney(billed, 'USD', locale)}</b>
      </p>
    </div>
  )
}
