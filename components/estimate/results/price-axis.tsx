import { formatMoney } from '@/messages/format'
import styles from './price-axis.module.scss'
import type { EstimateView } from './view'

type PriceAxisProps = { top: number; ticks: readonly number[]; view: EstimateView }

/** The price axis below ranges, in the currency that is shown. A narrow column has room for three labels, a very narrow one for its ends. */
export function PriceAxis({ top, ticks, view: { input, words } }: PriceAxisProps) {
  const anchor = (tick: number) => (tick === 0 ? 'start' : tick === top ? 'end' : 'middle')
  return (
    <div className={styles.axis}>
      <svg className={styles.ticks} height="28" aria-hidden="true">
        {ticks.map((tick, index) => (
          <text
            key={tick}
            x={`${(tick / top) * 100}%`}
            y="23"
            className={index % 2 ? (ticks.length > 3 ? styles.roomy : styles.middle) : undefined}
            textAnchor={anchor(tick)}
          >
            {formatMoney(tick, input.currency, words.locale, true)}
          </text>
        ))}
      </svg>
    </div>
  )
}
