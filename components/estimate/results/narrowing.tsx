import { exchangeRate } from '@/estimate'
import { priceScale } from '../price-scale'
import styles from './narrowing.module.scss'
import { PriceAxis } from './price-axis'
import { ResultSection } from './result-section'
import { type EstimateView, money, percent, titleOf } from './view'

/** The range now and at the next stage, and the blocks that widen it most. */
export function Narrowing({ view }: { view: EstimateView }) {
  const { input, result, words } = view
  const t = words.in('EstimateResults.narrower')
  const { next, widest } = result.narrowing
  const { share } = result.uncertainty
  const rows = [{ name: t(`now.${input.stage}`), cost: result.cost, now: true }]
  if (next) rows.push({ name: t(`then.${next.stage}`), cost: next.cost, now: false })
  const rate = exchangeRate(input, view.catalogue)
  const scale = priceScale(Math.max(...rows.map(({ cost }) => cost.p90)) * rate, 2)
  const top = scale.top / rate
  return (
    <ResultSection
      id="narrower"
      title={t('title')}
      intro={t('intro', { stage: percent(view, share.stage), work: percent(view, share.work) })}
    >
      <dl className={styles.rows}>
        {rows.map(({ name, cost, now }) => (
          <div className={styles.row} key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.chart}>
              <RangeBar from={cost.p10 / top} middle={cost.p50 / top} to={cost.p90 / top} marked={now} />
            </dd>
            <dd className={styles.range}>{t('range', { low: money(view, cost.p10), high: money(view, cost.p90) })}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.axis}>
        <PriceAxis {...scale} view={view} />
      </div>
      {widest.length > 0 && (
        <div className={styles.widest}>
          <p>{t('widest')}</p>
          <ul className={styles.blocks}>
            {widest.map((id) => (
              <li key={id}>{titleOf(view, id)}</li>
            ))}
          </ul>
          <p>{t(next ? 'how' : 'done')}</p>
        </div>
      )}
    </ResultSection>
  )
}

type RangeBarProps = { from: number; middle: number; to: number; marked?: boolean }

/** A range as a bar with P50 as a mark. Positions are shares of the width. */
export function RangeBar({ from, middle, to, marked = false }: RangeBarProps) {
  const at = (share: number) => `${Number((share * 100).toFixed(2))}%`
  return (
    <svg className={styles.bar} height="28" aria-hidden="true">
      <rect data-mark="range" fill="url(#price-light)" x={at(from)} width={at(to - from)} y="8" height="12" rx="6" />
      <rect
        className={marked ? styles.marked : styles.mark}
        data-mark="middle"
        x={at(middle)}
        width="3"
        height="28"
        rx="1.5"
        transform="translate(-1.5)"
      />
    </svg>
  )
}
