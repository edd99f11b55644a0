import { type EstimateResult, exchangeRate } from '@/estimate'
import { priceScale } from '../price-scale'
import { recordValues } from '../record-values'
import { ChartTable } from './data-table'
import { RangeBar } from './narrowing'
import { PriceAxis } from './price-axis'
import styles from './range-chart.module.scss'
import { ResultSection } from './result-section'
import { type EstimateView, hours, money } from './view'

const percentiles = ['p10', 'p50', 'p80', 'p90'] as const

type RangeChartProps = {
  view: EstimateView
  /** The usual size of the preset of the same type. */
  benchmark?: { title: string; cost: EstimateResult['cost'] } | undefined
}

/** The range on one scale with that of a usual project of its type. */
export function RangeChart({ view, benchmark }: RangeChartProps) {
  const { result, words, record } = view
  const t = words.in('EstimateResults.range')
  const range = words.in('EstimateResults.narrower')
  const marks = words.in('EstimateResults.marks')
  const rows = [{ key: 'this', title: t('this'), cost: result.cost }, ...(benchmark ? [{ key: 'usual', ...benchmark }] : [])]
  const rate = exchangeRate(view.input, view.catalogue)
  const scale = priceScale(Math.max(...rows.map(({ cost }) => cost.p90)) * rate, 4)
  const top = scale.top / rate
  const { p10, p50, p90 } = result.cost
  const figures = { low: money(view, p10), high: money(view, p90), middle: money(view, p50) }
  const caption = record ? t('captionRecord', { ...figures, ...recordValues(record) }) : t('caption', figures)
  return (
    <ResultSection id="scale" title={t('title')} intro={benchmark ? t('intro', { preset: benchmark.title }) : t('introAlone')}>
      <figure>
        {rows.map(({ key, title, cost }) => (
          <div className={styles.row} key={key}>
            <p className={styles.name}>
              <span>{title}</span>{' '}
              <span className="tabular nowrap">{range('range', { low: money(view, cost.p10), high: money(view, cost.p90) })}</span>
            </p>
            <RangeBar from={cost.p10 / top} middle={cost.p50 / top} to={cost.p90 / top} marked={key === 'this'} />
          </div>
        ))}
        <PriceAxis {...scale} view={view} />
        <ChartTable
          label={t('asTable')}
          caption={t('title')}
          columns={[
            { name: t('mark') },
            { name: t('this'), kind: 'number' },
            // Beside the project they are of, not behind another one.
            { name: t('hours'), kind: 'number', under: 1 },
            ...(benchmark ? [{ name: benchmark.title, kind: 'number' as const }] : []),
          ]}
          rows={percentiles.map((each) => ({
            key: each,
            cells: [
              ...[marks(each), money(view, result.cost[each]), hours(view, result.hours[each])],
              ...(benchmark ? [money(view, benchmark.cost[each])] : []),
            ],
          }))}
        />
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </ResultSection>
  )
}
