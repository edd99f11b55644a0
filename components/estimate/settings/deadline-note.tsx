'use client'

// Client: whether a date can be met depends on everything chosen so far.
import { Suspense } from 'react'
import { useEstimateDocument } from '../document/estimate-context'
import { lazyPart } from '../lazy-part'
import styles from './deadline-note.module.scss'

const DeadlineAnswer = lazyPart(() => import('./deadline-answer'))

/** Says of a start and a deadline what there is to say; most visitors have neither, and need none of the code. */
export function DeadlineNote() {
  const { start, deadline } = useEstimateDocument().document.input
  return (
    <div className={styles.note} aria-live="polite">
      {(start || deadline) && (
        <Suspense fallback={null}>
          <DeadlineAnswer />
        </Suspense>
      )}
    </div>
  )
}
