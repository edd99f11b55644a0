import { addDays, isMonday } from '@/estimate'
import { formatDay } from '@/messages/format'
import { recordValues } from '../record-values'
import { chanceInWords, isPast } from './chance'
import { type ActionFor, ChangeLink } from './change-link'
import styles from './deadline-note.module.scss'
import { type EstimateView, money, titleOf } from './view'

type DeadlineNoteProps = {
  view: EstimateView
  actionFor: ActionFor
  /** The day of the reader: an estimate has no clock. */
  today: string
}

/** What there is to say of the dates: that they are past, how likely the deadline is met, or what would help to meet it. */
export function DeadlineNote({ view, actionFor, today }: DeadlineNoteProps) {
  const { deadline, limit } = view.result
  const { words, record } = view
  const t = words.in('EstimateResults.deadline')
  if (limit && limit !== 'empty') return <p className={styles.note}>{t(`limit.${limit}`)}</p>
  if (isPast(view.input, today)) return <PastDates view={view} actionFor={actionFor} today={today} />
  if (!deadline) return null
  const date = formatDay(deadline.date, words.locale)
  if (deadline.chance !== null) {
    const values = { date, chance: chanceInWords(deadline.chance, words) }
    return <p className="measureText above4">{record ? t('chanceRecord', { ...values, ...recordValues(record) }) : t('chance', values)}</p>
  }
  if (!deadline.earliest) return null
  return (
    <section className={styles.note} aria-labelledby="deadline-title">
      <h2 className="item" id="deadline-title">
        {t('title', { date: formatDay(deadline.earliest.date, words.locale) })}
      </h2>
      <p>{t('text', { date })}</p>
      <ul className="grid gap1 above2">
        {deadline.repairs.map(({ id, patch, fits, cost, weeks }) => (
          <li key={id}>
            <ChangeLink {...actionFor(patch, t(`${id}.done`))}>{t(`${id}.action`)}</ChangeLink>{' '}
            <span>{t(fits ? 'fits' : 'nearly', { money: money(view, cost), weeks })}</span>
            {patch.later && <span>{` ${t('named', { blocks: patch.later.map((block) => titleOf(view, block)).join('; ') })}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An old plan: its dates as they were, and one click to a start that is still possible. */
function PastDates({ view, actionFor, today }: DeadlineNoteProps) {
  const t = view.words.in('EstimateResults.deadline')
  const { start, deadline } = view.input
  const next = nextStart(today)
  const kept = deadline !== null && deadline > addDays(next, 21) ? deadline : null
  return (
    <section className={styles.note} aria-labelledby="deadline-title">
      <h2 className="item" id="deadline-title">
        {t('past.title')}
      </h2>
      <p>{t('past.text', { date: formatDay(start ?? deadline ?? today, view.words.locale) })}</p>
      <ChangeLink {...actionFor({ set: { start: next, deadline: kept } }, t('past.done'))}>
        {t('past.action', { date: formatDay(next, view.words.locale) })}
      </ChangeLink>
    </section>
  )
}

/** The first Monday at least two weeks ahead (model C2.2). */
function nextStart(today: string): string {
  let day = addDays(today, 14)
  while (!isMonday(day)) day = addDays(day, 1)
  return day
}
