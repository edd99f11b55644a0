import type { SampleDocument } from '@/content-client/types'
import styles from './document-facts.module.scss'

/** The head of a document: whose it is, what it is about, when it was made. */
export function DocumentFacts({ facts }: Pick<SampleDocument, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
