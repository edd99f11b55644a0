'use client'

// Client: conflicts depend on the estimate in the address.
import { type Conflict, checkCompatibility, isGap } from '@/estimate'
import { Icon } from '../../primitives/icon'
import * as icons from '../../primitives/icons'
import { useEstimateDocument } from '../document/estimate-context'
import opener from '../opener.module.scss'
import { useWords } from '../words-provider'
import { ConflictMessage } from './conflict-message'
import styles from './conflicts.module.scss'

/** How many are shown before the rest is asked for; what keeps a visitor here is always shown. */
const shown = 3

/** All conflicts, errors first; on the step that lists what is missing, without that. */
export function Conflicts({ withoutGaps = false }: { withoutGaps?: boolean }) {
  const { document, catalogue } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateRules')
  const found = checkCompatibility(document.input, catalogue).filter((conflict) => !(withoutGaps && isGap(conflict)))
  const first = Math.max(shown, found.filter(({ level }) => level === 'error').length)
  const rest = found.slice(first)
  return (
    // Always there, so that what comes into it is told; a landmark only while it holds something.
    <section className={styles.conflicts} aria-label={found.length > 0 ? t('title') : undefined} aria-live="polite">
      {found.length > 0 && <ConflictList conflicts={found.slice(0, first)} />}
      {rest.length > 0 && (
        <details>
          <summary className={opener.opener}>{t('others', { count: rest.length })}</summary>
          <ConflictList conflicts={rest} />
        </details>
      )}
    </section>
  )
}

function ConflictList({ conflicts }: { conflicts: readonly Conflict[] }) {
  const t = useWords().in('EstimateRules')
  return (
    <ul className={styles.list}>
      {conflicts.map((conflict) => (
        <li className={conflict.level === 'info' ? styles.conflict : `${styles.conflict} ${styles[conflict.level]}`} key={keyOf(conflict)}>
          <Icon path={icons.warning} className={styles.icon} />
          <span className={styles.level}>{t(`levels.${conflict.level}`)}</span>
          <ConflictMessage conflict={conflict} />
        </li>
      ))}
    </ul>
  )
}

export function keyOf({ rule, about }: Conflict): string {
  return `${rule} ${about.join(' ')}`
}
