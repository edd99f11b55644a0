import styles from './answer-flight.module.scss'
import type { Answer } from './answer-question'

export const endingOf = ({ kind }: Answer) => (kind === 'found' ? 'landed' : kind === 'unknown' ? 'lost' : 'returned')

/** The way of a question: to a page where it lands, into the dark where no page is, or back from a wall. The words beside it say the same. */
export function AnswerFlight({ answer }: { answer: Answer }) {
  const src = `/images/landings/answer-${endingOf(answer)}.svg`
  return <img className={styles.flight} src={src} alt="" width="240" height="120" loading="lazy" decoding="async" />
}
