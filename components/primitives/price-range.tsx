import { useLocale, useTranslations } from 'next-intl'
import { formatUsd } from '@/messages/format'
import styles from './price-range.module.scss'

type PriceRangeProps = {
  /** What the price is of: a preset's name, “one fixed price”. */
  label?: string
  /** US dollars. */
  from: number
  to: number
  duration?: string
}

export function PriceRange({ label, from, to, duration }: PriceRangeProps) {
  const t = useTranslations('PriceRange')
  const locale = useLocale()
  return (
    <span className={styles.price}>
      {label && <span className={styles.quiet}>{label}</span>}
      <span className={styles.range}>
        {from === to ? formatUsd(from, locale) : t('range', { from: formatUsd(from, locale), to: formatUsd(to, locale) })}
      </span>
      {duration && <span className={styles.quiet}>{duration}</span>}
    </span>
  )
}
