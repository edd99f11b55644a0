import { useMemo } from 'react'
import { estimate } from '@/estimate'
import { formatDay } from '@/messages/format'
import { useEstimateDocument } from '../document/estimate-context'
import { today } from '../form/today'
import { useWords } from '../words-provider'
import styles from './deadline-note.module.scss'

/** Whether the deadline can be met; if not, the earliest date and a button that takes it. */
export default function DeadlineAnswer() {
  const { document, catalogue, set } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateCalendar')
  const deadline = useMemo(() => (document.input.deadline ? estimate(document.input, catalogue).deadline : null), [document, catalogue])
  const { start, deadline: end } = document.input
  const isPast = [start, end].some((day) => day !== null && day < today())
  const date = deadline?.earliest && formatDay(deadline.earliest.date, words.locale)
  return (
    <>
      {isPast ? <p className={styles.late}>{t('past')}</p> : deadline?.feasible && <p>{t('feasible')}</p>}
      {!isPast && deadline?.earliest && date && (
        <p className={styles.late}>
          <span>{t('tooSoon', { date })}</span>{' '}
          <button
            className={styles.move}
            type="button"
            onClick={() => set({ set: { deadline: deadline.earliest?.date ?? null } }, t('moved', { date }))}
          >
            {t('move')}
          </button>
        </p>
      )}
    </>
  )
}
