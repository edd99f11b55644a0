import styles from './price-bar.module.scss'

type PriceBarProps = { p10: number; p50: number; p90: number; top: number }

/** A price on a scale from zero to `top`: P10 to P90 as a bar, P50 as a mark. The figures are in the text beside it. */
export function PriceBar({ p10, p50, p90, top }: PriceBarProps) {
  const at = (amount: number) => `${Number(((amount / top) * 100).toFixed(1))}%`
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect fill="url(#price-light)" x={at(p10)} width={at(p90 - p10)} y="8" height="12" rx="6" />
      <rect className={styles.mark} x={at(p50)} width="3" height="28" rx="1.5" transform="translate(-1.5)" />
    </svg>
  )
}

/** The gradient of all price bars of a page. P50 is near two fifths of a range, where the gradient is brightest. */
export function PriceBarLight() {
  return (
    <svg className={styles.light} aria-hidden="true">
      <linearGradient id="price-light">
        <stop className={styles.edge} />
        <stop className={styles.middle} offset=".395" />
        <stop className={styles.edge} offset="1" />
      </linearGradient>
    </svg>
  )
}
