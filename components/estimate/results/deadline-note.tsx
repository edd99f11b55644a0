import type { InputPatch } from '@/estimate'
import { formatDay } from '@/messages/format'
import styles from './deadline-note.module.scss'
import { type Offer, OfferLink } from './offer-link'
import { type EstimateView, money } from './view'

type DeadlineNoteProps = { view: EstimateView; offer: (patch: InputPatch, cause: string) => Offer }

/** A date that cannot be met is said so, with the earliest one and three ways out. */
export function DeadlineNote({ view, offer }: DeadlineNoteProps) {
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
            <OfferLink {...offer(patch, t(`${id}.done`))}>{t(`${id}.offer`)}</OfferLink>{' '}
            {t(fits ? 'fits' : 'nearly', { money: money(view, cost), weeks })}
          </li>
        ))}
      </ul>
    </section>
  )
}
