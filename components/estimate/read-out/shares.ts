import { type Group, groupNames, groupOf, type Measure } from '@/estimate'

export type Share = { group: Group | null; share: number; groups: number }

/** Where the hours of the blocks go: the four largest groups, and the rest as one. Percents add up to 100. */
export function shareOut(work: Measure['work']): Share[] {
  const total = work.reduce((sum, { total: { mean } }) => sum + mean, 0)
  if (total === 0) return []
  const sums = groupNames
    .map((group) => ({ group, hours: sumOf(work.filter(({ block }) => groupOf(block.id) === group)) }))
    .filter(({ hours }) => hours > 0)
    .sort((one, other) => other.hours - one.hours)
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
