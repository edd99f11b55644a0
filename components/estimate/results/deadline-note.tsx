import type { InputPatch } from '@/estimate'
import { formatDay } from '@/messages/format'
import { type ChangeAction, ChangeLink } from './change-link'
import styles from './deadline-note.module.scss'
import { type EstimateView, money } from './view'

type DeadlineNoteProps = { view: EstimateView; actionFor: (patch: InputPatch, label: string) => ChangeAction }

/** Shown when the deadline cannot be met: the earliest date and up to three changes that help. */
export function DeadlineNote({ view, actionFor }: DeadlineNoteProps) {
  const { deadline, limit } = view.result
  const { words } = view
  const t = words.in('EstimateResults.deadline')
  if (limit && limit !== 'empty') return <p className={styles.note}>{t(`limit.${limit}`)}</p>
  if (!deadline || deadline.feasible || !deadline.earliest) return null
  return (
    <section className={styles.note} aria-labelledby="deadline-title">
      <h2 className={styles.title} id="deadline-title">
        {t('title', { date: formatDay(deadline.earliest.date, words.locale) })}
      </h2>
      <p>{t('text', { date: formatDay(deadline.date, words.locale) })}</p>
      <ul className={styles.repairs}>
        {deadline.repairs.map(({ id, patch, fits, cost, weeks }) => (
          <li key={id}>
            <ChangeLink {...actionFor(patch, t(`${id}.done`))}>{t(`${id}.action`)}</ChangeLink>{' '}
            {t(fits ? 'fits' : 'nearly', { money: money(view, cost), weeks })}
          </li>
        ))}
      </ul>
    </section>
  )
}
