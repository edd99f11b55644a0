import {
  type Catalogue,
  type EstimateInput,
  type Group,
  groupNames,
  groupOf,
  impliedBlocks,
  isImplied,
  measure,
  roundHours,
} from '@/estimate'
import type { Words } from '../words'

type BlockHours = { low: number; high: number }

/** Rounded hours of every block with these settings: chosen ones in their quantity, others once. */
function hoursOfBlocks(input: EstimateInput, catalogue: Catalogue): ReadonlyMap<string, BlockHours> {
  const chosen = new Map(input.blocks.map(({ id, quantity }) => [id, quantity]))
  const all = catalogue.blocks.filter(({ id }) => !isImplied(id)).map(({ id }) => ({ id, quantity: chosen.get(id) ?? 1 }))
  const { work } = measure({ ...input, blocks: all, later: [] }, catalogue)
  return new Map(work.map(({ block, total }) => [block.id, { low: roundHours(total.low), high: roundHours(total.high) }]))
}

type GroupTotal = { chosen: number; of: number; hours: number }

/** How many blocks of each group are chosen for the first version, of those its platforms have, and their likely hours. */
function totalsOfGroups(input: EstimateInput, catalogue: Catalogue): ReadonlyMap<Group, GroupTotal> {
  const { work } = measure(input, catalogue)
  const implied = impliedBlocks(input.platforms, catalogue)
  return new Map(
    groupNames.map((group) => {
      const inside = work.filter(({ block }) => groupOf(block.id) === group)
      const of = catalogue.blocks.filter(({ id }) => groupOf(id) === group && (!isImplied(id) || implied.has(id))).length
      return [group, { chosen: inside.length, of, hours: roundHours(inside.reduce((sum, { total }) => sum + total.likely, 0)) }]
    }),
  )
}

export type BlockFigures = ReturnType<typeof blockFigures>

/** The figures of the list of blocks, in words; the titles are those of blocks, by id. */
export function blockFigures(input: EstimateInput, catalogue: Catalogue, words: Words, titles: Readonly<Record<string, string>> = {}) {
  const t = words.in('EstimateBlocks')
  const hours = hoursOfBlocks(input, catalogue)
  const totals = totalsOfGroups(input, catalogue)
  const implied = impliedBlocks(input.platforms, catalogue)
  const taken = new Set([...implied, ...input.blocks.map(({ id }) => id)])
  const total = (group: Group) => totals.get(group) ?? { chosen: 0, of: 0, hours: 0 }
  return {
    /** Whether a block belongs to a platform that is not chosen. */
    isAbsent: (id: string) => isImplied(id) && !implied.has(id),
    hours(id: string) {
      const { low, high } = hours.get(id) ?? { low: 0, high: 0 }
      return high > 0 ? t('hours', { low: String(low), high: String(high) }) : t('noHours')
    },
    chosen: (group: Group) => t('chosen', { count: String(total(group).chosen), of: String(total(group).of) }),
    /** The blocks that are chosen, by name. */
    names: (group: Group) =>
      catalogue.blocks.flatMap(({ id }) => (groupOf(id) === group && taken.has(id) ? (titles[id] ?? []) : [])).join(', '),
    count: (group: Group) => String(total(group).chosen || ''),
    groupHours(group: Group) {
      if (total(group).hours > 0) return t('total', { hours: String(total(group).hours) })
      const lows = [...hours].flatMap(([id, { low }]) => (groupOf(id) === group && low > 0 ? low : []))
      return lows.length > 0 ? t('from', { hours: String(Math.min(...lows)) }) : ''
    },
  }
}
