import { useLocale, useTranslations } from 'next-intl'
import { pricesIn } from '@/components/estimate/labels'
import styles from './agent-prices.module.scss'

type AgentPrice = {
  label: string
  /** US dollars. */
  from: number
  to: number
  weeks: number
}

/** One step after another, from reading to acting: a row each, its range the largest. */
export function AgentPrices({ prices }: { prices: readonly AgentPrice[] }) {
  const t = useTranslations('PriceRange')
  const price = pricesIn(useLocale())
  return (
    <ul className={styles.prices}>
      {prices.map(({ label, from, to, weeks }) => (
        <li className={styles.row} key={label}>
          <span>{label}</span>
          <span className={styles.range}>{t('range', { from: price(from), to: price(to) })}</span>
          <span className={styles.weeks}>{t('weeks', { weeks })}</span>
        </li>
      ))}
    </ul>
  )
}
