import { type Group, groupNames, groupOf, type Measure } from '@/estimate'
import { formatPercent } from '@/messages/format'
import { useWords } from '../words-provider'
import styles from './shares.module.scss'

/** Shares of the hours by group of blocks, as a bar and a list. */
export default function Shares({ work }: { work: Measure['work'] }) {
  const words = useWords()
  const t = words.in('EstimateSummary')
  const groups = words.in('EstimateGroups')
  const shares = shareOut(work)
  return (
    <div className={styles.shares}>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {shares.map(({ group, share }, index) => {
          const before = shares.slice(0, index).reduce((sum, other) => sum + other.share, 0)
          return <rect className={styles.piece} x={before} width={Math.max(0, share - 0.6)} height="10" key={group ?? 'rest'} />
        })}
      </svg>
      <ul className={styles.list} aria-label={t('shares')}>
        {shares.map(({ group, share, groups: count }) => (
          <li className={styles.share} key={group ?? 'rest'}>
            <span>{group ? groups(group) : t('others', { count })}</span>
            <span className={styles.percent}>{formatPercent(share / 100, words.locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Share = { group: Group | null; share: number; groups: number }

/** The five largest groups, or the four largest and the rest as one. Percentages add up to 100. */
export function shareOut(work: Measure['work']): Share[] {
  const total = work.reduce((sum, { total: { mean } }) => sum + mean, 0)
  if (total === 0) return []
  const sums = groupNames
    .map((group) => ({ group, hours: sumOf(work.filter(({ block }) => groupOf(block.id) === group)) }))
    .filter(({ hours }) => hours > 0)
    .sort((a, b) => b.hours - a.hours)
  const kept = sums.length > 5 ? 4 : 5
  const shares: Share[] = sums.slice(0, kept).map(({ group, hours }) => ({ group, share: Math.round((hours / total) * 100), groups: 1 }))
  const left = 100 - shares.reduce((sum, { share }) => sum + share, 0)
  const rest = sums.length - shares.length
  if (rest > 0) return [...shares, { group: null, share: left, groups: rest }]
  const [first] = shares
  if (first) first.share += left
  return shares
}

function sumOf(work: Measure['work']): number {
  return work.reduce((sum, { total: { mean } }) => sum + mean, 0)
}
