import type { Group } from '@/estimate'
import type { Words } from './words'

/** A group of blocks in words; `setup` is what belongs to no block. */
export function groupName(words: Words, group: Group | 'setup'): string {
  const names = words.in('EstimateNames')
  const groups = words.in('EstimateGroups')
  return group === 'setup' ? names('setup') : groups(group)
}
