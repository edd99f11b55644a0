import { Icon } from '../primitives/icon'
import * as icons from '../primitives/icons'
import styles from './action.module.scss'
import type { ContactWords } from './contact-words'
import type { SendState } from './sending'

/** It keeps the focus whatever happens to the message, and says what a press of it does now. */
export function SubmitButton({ phase, words }: { phase: SendState['phase'] | undefined; words: ContactWords }) {
  const isSending = phase === 'sending'
  return (
    <button className={styles.submit} type="submit" aria-busy={isSending}>
      <span>{isSending ? words.sending : phase ? words.status.tryNow : words.submit}</span>
      {isSending ? <span className={styles.orbit} /> : <Icon path={icons.arrow} className="icon18" />}
    </button>
  )
}
