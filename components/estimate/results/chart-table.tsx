import type { ReactNode } from 'react'
import styles from './chart-table.module.scss'

/** “Show as table” under a drawing: the same numbers for those who do not see it, or want to copy them. */
export function ChartTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{label}</summary>
      <div className={styles.table}>{children}</div>
    </details>
  )
}
