import type { Measure } from '@/estimate'
import { formatNumber } from '@/messages/format'
import { useWords } from '../words-provider'
import { shareOut } from './shares'
import styles from './shares-bar.module.scss'

/** Where the hours go, as a bar with its table. */
export function Shares({ work }: { work: Measure['work'] }) {
  const words = useWords()
  const t = words.in('EstimateReadOut')
  const groups = words.in('EstimateGroups')
  const shares = shareOut(work)
  return (
    <div className={styles.shares}>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {shares.map(({ group, share }, index) => {
          const before = shares.slice(0, index).reduce((sum, other) => sum + other.share, 0)
          return <rect className={styles.piece} x={before} width={Math.max(0, share - 0.6)} height="10" key={group ?? 'rest'} />
        })}
      </svg>
      <ul className={styles.list} aria-label={t('shares')}>
        {shares.map(({ group, share, groups: count }) => (
          <li className={styles.share} key={group ?? 'rest'}>
            {group ? groups(group) : t('others', { count })}
            <span className={styles.percent}>{formatNumber(share / 100, words.locale, { style: 'percent' })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
