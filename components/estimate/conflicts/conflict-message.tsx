import type { Conflict } from '@/estimate'
import { useEstimateDocument } from '../document/estimate-context'
import { conflictLabels } from '../step-labels'
import { useWords } from '../words-provider'
import styles from './conflicts.module.scss'

/** A conflict and the button that fixes it. */
export function ConflictMessage({ conflict }: { conflict: Conflict }) {
  const { set } = useEstimateDocument()
  const words = useWords()
  const { text, action } = conflictLabels(words, words.titles, conflict)
  return (
    <>
      <span className={styles.text}>{text}</span>
      <button className={styles.fix} type="button" onClick={() => set(conflict.fix, action)}>
        {action}
      </button>
    </>
  )
}
