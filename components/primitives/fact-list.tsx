import type { ReactNode } from 'react'
import styles from './fact-list.module.scss'

type FactListProps = {
  facts: readonly { term: string; value: ReactNode }[]
  /** The first is the largest figure of its page. */
  huge?: boolean
}

/** Short facts side by side: a term and its value. */
export function FactList({ facts, huge = false }: FactListProps) {
  return (
    <dl className={huge ? `${styles.list} ${styles.huge}` : styles.list}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="meta quiet medium">{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
