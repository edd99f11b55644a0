import type { Group } from '@/estimate'
import type { Words } from './words'

/** A group of blocks in words; `setup` is what belongs to no block. */
export function groupName(words: Words, group: Group | 'setup'): string {
  return group === 'setup' ? words.in('EstimateNames')('setup') : words.in('EstimateGroups')(group)
}
