import styles from './answer-flight.module.scss'
import type { Answer } from './answer-question'

type Ending = 'landed' | 'lost' | 'returned'

const endingOf = ({ kind }: Answer): Ending => (kind === 'found' ? 'landed' : kind === 'unknown' ? 'lost' : 'returned')

/** The way of a question: to a page where it lands, into the dark where no page is, or back from a wall. The words beside it say the same. */
export function AnswerFlight({ answer }: { answer: Answer }) {
  const ending = endingOf(answer)
  return (
    <svg className={styles.flight} viewBox="0 0 200 120" fill="none" aria-hidden="true" data-ending={ending}>
      <circle className={styles.start} cx="14" cy="92" r="5" />
      {endings[ending]}
    </svg>
  )
}

const page = 'M152 30h22l10 10v44h-32z'

const endings = {
  landed: (
    <>
      <circle className={styles.glow} cx="168" cy="58" r="42" />
      <path className={styles.way} d="M26 84C56 30 104 16 146 46" />
      <path className={styles.page} d={page} />
      <path className={styles.lines} d="M158 48h12M158 72h18" />
      <path className={styles.passage} d="M158 60h20" />
    </>
  ),
  lost: (
    <>
      <path className={styles.fading} d="M26 84C56 30 104 16 182 40" />
      <path className={styles.absent} d={page} />
    </>
  ),
  returned: (
    <>
      <path className={styles.way} d="M26 84C48 48 70 36 104 42M104 54C82 58 62 72 46 98" />
      <path className={styles.wall} d="M118 16v72" />
      <path className={styles.absent} d={page} />
    </>
  ),
} satisfies Record<Ending, unknown>
