import type { CSSProperties } from 'react'
import { exchangeRate, roundMoney } from '@/estimate'
import { formatMoney } from '@/messages/format'
import { standOnHorizon, tickStep } from '../../mini-estimate/horizon'
import { HorizonDrawing } from '../../mini-estimate/horizon-bar'
import labels from '../../mini-estimate/horizon-labels.module.scss'
import styles from './horizon.module.scss'
import { type EstimateView, money } from './view'

const marks = [
  ['low', 'p10'],
  ['expected', 'p50'],
  ['budget', 'p80'],
  ['high', 'p90'],
] as const
const ticks = [1, 2, 3, 4, 5]

/** Room beyond P90, so that the dawn does not end at the edge. */
const room = 1.12

/** The range as a dawn over a horizon, with the four prices under it. */
export function Horizon({ view }: { view: EstimateView }) {
  const { input, catalogue, result, words } = view
  const t = words.in('EstimateResults.marks')
  const rate = exchangeRate(input, catalogue)
  const { p10, p50, p80, p90 } = result.cost
  const cost = { p10: p10 * rate, p50: p50 * rate, p80: p80 * rate, p90: p90 * rate }
  // The axis knows thousands of dollars; other money is scaled to them.
  const scale = magnitude(cost.p90)
  const scaled = { p10: cost.p10 / scale, p50: cost.p50 / scale, p80: cost.p80 / scale, p90: cost.p90 / scale }
  const step = tickStep(scaled.p90 * room)
  const stand = standOnHorizon(scaled, step)
  return (
    <div className={styles.horizon} style={toProperties(stand)}>
      <HorizonDrawing className={styles.drawing}>
        {ticks.map((tick) => (
          <span className={labels.tick} key={tick}>
            {formatMoney(tick * step * 1000 * scale, input.currency, words.locale, true)}
          </span>
        ))}
      </HorizonDrawing>
      <dl className={labels.marks}>
        {marks.map(([mark, percentile]) => (
          <div className={`${labels.mark} ${labels[mark]}`} key={mark}>
            <dt className={labels.caption}>{t(percentile)}</dt>
            <dd className={labels.price}>{money(view, result.cost[percentile])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Prices below and above what the axis was made for are brought near it by a power of ten. */
function magnitude(highest: number): number {
  const wanted = 10 ** Math.ceil(Math.log10(Math.max(roundMoney(highest), 1) / 999_000))
  return highest > 999_000 ? wanted : highest < 9000 ? 0.1 : 1
}

function toProperties({ marks, labels }: ReturnType<typeof standOnHorizon>): CSSProperties {
  const shares = Object.entries(marks).map(([name, share]) => [`--${name}`, share.toFixed(4)])
  const places = Object.entries(labels).map(([name, share]) => [`--${name}-label`, share.toFixed(4)])
  return Object.fromEntries([...shares, ...places])
}
