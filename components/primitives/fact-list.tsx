import styles from './fact-list.module.scss'

/** Short facts side by side: a term and its value. */
export function FactList({ facts }: { facts: readonly { term: string; value: string }[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
