import type { ReactNode } from 'react'
import { basisWords, countChanges } from './basis'
import styles from './basis-note.module.scss'
import type { HeadlineView } from './view'

/** Whose figures these are, and their currency; `changed` stands in its place where they are not ours. */
export function BasisNote({ view, changed }: { view: HeadlineView; changed?: ReactNode }) {
  if (countChanges(view) > 0) return changed
  const { owner, currency } = basisWords(view)
  return <p className={styles.quiet} data-basis="ours">{`${owner} ${currency}`}</p>
}
