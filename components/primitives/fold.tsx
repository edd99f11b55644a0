import type { ReactNode } from 'react'
import styles from './fold.module.scss'

type FoldProps = {
  title: ReactNode
  /** An anchor others link to. */
  id?: string | undefined
  open?: boolean
  children: ReactNode
}

/** A row that opens, a native disclosure: before any script and without one; on paper it is open. */
export function Fold({ title, id, open = false, children }: FoldProps) {
  return (
    <details className={styles.item} id={id} open={open}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
