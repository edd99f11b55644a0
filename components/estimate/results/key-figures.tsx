import { shownWeekSpan } from '../labels'
import { recordValues } from '../record-values'
import styles from './key-figures.module.scss'
import { type HeadlineView, hours, money, number, rate } from './view'

/** Four figures: expected price, recommended budget, time, people. */
export function KeyFigures({ view }: { view: HeadlineView }) {
  const { result, words, record } = view
  const t = words.in('EstimateResults.keyFigures')
  const { earliest } = result.schedule
  const people = Math.max(1, Math.round(result.people.average))
  const facts = [
    {
      id: 'expected',
      value: money(view, result.cost.p50),
      note: t('expectedNote', { hours: hours(view, result.hours.p50), rate: rate(view, result.blended) }),
    },
    { id: 'budget', value: money(view, result.cost.p80), note: record ? t('budgetRecord', recordValues(record)) : t('budgetNote') },
    {
      id: 'time',
      value: t('weeks', shownWeekSpan(result.likelyWeeks)),
      note: earliest < result.likelyWeeks.p50 ? t('timeNote', { weeks: String(earliest) }) : t('shortest'),
    },
    { id: 'team', value: t('people', { people }), note: t('teamNote', { cap: number(view, result.people.cap) }) },
  ] as const
  return (
    <dl className={styles.list}>
      {facts.map(({ id, value, note }) => (
        <div className={id === 'expected' || id === 'budget' ? styles.price : undefined} key={id}>
          <dt className="meta quiet">{t(id)}</dt>
          <dd className={`${styles.value} ${id === 'expected' ? styles.marked : ''}`}>{value}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
