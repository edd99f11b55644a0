import type { ReactNode } from 'react'
import type { EstimateResult } from '@/estimate'
import { shownWeekSpan } from '../labels'
import styles from './comparison.module.scss'
import { ChartTable } from './data-table'
import { RangeBar } from './narrowing'
import { type EstimateView, hours, money, moneyChange } from './view'

/** A way to do the project, its differences from the first one, and its figures. */
export type Scenario = {
  key: string
  name: string
  differences: readonly string[]
  hours: EstimateResult['hours']
  cost: EstimateResult['cost']
  weeks: number
  /** Buttons for this scenario. */
  actions?: ReactNode
}

/** Scenarios on one price scale, and the same figures as a table. */
export function Comparison({ view, scenarios }: { view: EstimateView; scenarios: readonly Scenario[] }) {
  const t = view.words.in('EstimateResults.compare')
  const top = Math.max(...scenarios.map(({ cost }) => cost.p90)) * 1.04
  const [first] = scenarios
  if (!first) return null
  // By the figures as they are shown: nobody sees “−$0” beside two equal prices.
  const price = ({ cost }: Scenario) =>
    money(view, cost.p50) === money(view, first.cost.p50) ? t('samePrice') : moneyChange(view, cost.p50 - first.cost.p50)
  const change = (weeks: number) => (weeks === 0 ? t('sameWeeks') : t(weeks < 0 ? 'fewerWeeks' : 'moreWeeks', { weeks: Math.abs(weeks) }))
  return (
    <figure className="tabular">
      <ul>
        {scenarios.map((scenario, index) => (
          <li className={styles.scenario} key={scenario.key}>
            <div className={styles.text}>
              <h3 className={styles.name}>{scenario.name}</h3>
              {scenario.differences.length > 0 && <p className={styles.differences}>{scenario.differences.join('; ')}</p>}
              {scenario.actions}
            </div>
            <p className={styles.expected}>{money(view, scenario.cost.p50)}</p>
            <div className={styles.chart}>
              <RangeBar from={scenario.cost.p10 / top} middle={scenario.cost.p50 / top} to={scenario.cost.p90 / top} marked={index === 0} />
            </div>
            <p className={styles.quiet}>{t('range', { low: money(view, scenario.cost.p10), high: money(view, scenario.cost.p90) })}</p>
            <p className={styles.quiet}>
              {index === 0
                ? t('weeks', shownWeekSpan(view.result.likelyWeeks))
                : `${price(scenario)}, ${change(scenario.weeks - first.weeks)}`}
            </p>
          </li>
        ))}
      </ul>
      <ChartTable
        label={t('asTable')}
        caption={t('title')}
        columns={[
          { name: t('scenario') },
          ...(['P10', 'P50', 'P80', 'P90'] as const).map((name) => ({ name, kind: 'number' as const })),
          { name: t('hours'), kind: 'number' },
          { name: t('time'), kind: 'number' },
        ]}
        rows={scenarios.map(({ key, name, cost, hours: { p50 }, weeks }) => ({
          key,
          cells: [
            name,
            money(view, cost.p10),
            money(view, cost.p50),
            money(view, cost.p80),
            money(view, cost.p90),
            hours(view, p50),
            weeks,
          ],
        }))}
      />
    </figure>
  )
}
