import type { ReactNode } from 'react'
import styles from './fold-rows.module.scss'

/** Chapters that can be opened, one under the other. */
export function FoldRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>
}

/** The name of a chapter, with what it holds at its right. */
export function FoldName({ name, peek }: { name: string; peek?: ReactNode }) {
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      {peek}
    </>
  )
}

/** What a closed chapter holds, in a few words. Decoration: the chapter says it. */
export function FoldPeek({ children }: { children: ReactNode }) {
  return (
    <span className={styles.peek} aria-hidden="true">
      {children}
    </span>
  )
}
