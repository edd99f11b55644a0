import { useTranslations } from 'next-intl'
import { type LedgerFigures, ledgerScale } from './ledger-figures'
import styles from './ledger-scale.module.scss'

/** The first range as a bar from zero, with the signed price and the bill as marks. The figures are in the list under it. */
export function LedgerScale({ figures }: { figures: LedgerFigures }) {
  const t = useTranslations('CaseLedger')
  const { range, signed, billed } = figures
  const at = ledgerScale(figures)
  return (
    <div className={styles.scale}>
      <svg className={styles.bar} aria-hidden="true">
        <line className={styles.ground} x1="0" x2="100%" y1="20" y2="20" />
        <rect className={styles.range} x={at(range.from)} width={at(range.to - range.from)} y="14" height="12" rx="6" />
        <circle className={styles.signed} cx={at(signed)} cy="20" r="7" />
        <rect className={styles.billed} x={at(billed)} y="4" width="4" height="32" rx="2" transform="translate(-2)" />
      </svg>
      <p className={styles.legend} aria-hidden="true">
        <span data-mark="range">{t('range')}</span>
        <span data-mark="signed">{t('signed')}</span>
        <span data-mark="billed">{t('billed')}</span>
      </p>
    </div>
  )
}
