import { useLocale, useTranslations } from 'next-intl'
import { formatUsd } from '@/messages/format'
import { pricesIn, startPrices } from './labels'
import styles from './price-range.module.scss'

type PriceRangeProps = {
  /** What the price is of: a preset's name, “one fixed price”. */
  label?: string
  /** US dollars. */
  from: number
  to: number
  duration?: string
  /** A price that contracts name, in dollars. */
  agreed?: boolean
}

/** A price in the currency estimates begin in; an agreed one, where that is another, in dollars too. */
export function PriceRange({ label, from, to, duration, agreed }: PriceRangeProps) {
  const t = useTranslations('PriceRange')
  const locale = useLocale()
  const usd = (dollars: number) => formatUsd(dollars, locale)
  const range = (price: typeof usd) => (from === to ? price(from) : t('range', { from: price(from), to: price(to) }))
  return (
    <span className={styles.price}>
      {label && <span className="quiet">{label}</span>}
      <span className="size16 bold nowrap">{range(pricesIn(locale))}</span>
      {agreed && startPrices(locale).currency !== 'USD' && <span className="quiet">{range(usd)}</span>}
      {duration && <span className="quiet">{duration}</span>}
    </span>
  )
}
