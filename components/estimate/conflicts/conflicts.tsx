'use client'

// Client: conflicts depend on the estimate in the address.
import { type Conflict, checkCompatibility } from '@/estimate'
import { Icon } from '../../primitives/icon'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import { ConflictMessage } from './conflict-message'
import styles from './conflicts.module.scss'

/** All conflicts, errors first. */
export function Conflicts() {
  const { document, catalogue } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateRules')
  const found = checkCompatibility(document.input, catalogue)
  return (
    <section className={styles.conflicts} aria-label={t('title')} aria-live="polite">
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map((conflict) => (
            <li
              className={conflict.level === 'info' ? styles.conflict : `${styles.conflict} ${styles[conflict.level]}`}
              key={keyOf(conflict)}
            >
              <Icon name="warning" className={styles.icon} />
              <span className={styles.level}>{t(`levels.${conflict.level}`)}</span>
              <ConflictMessage conflict={conflict} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function keyOf({ rule, about }: Conflict): string {
  return `${rule} ${about.join(' ')}`
}
