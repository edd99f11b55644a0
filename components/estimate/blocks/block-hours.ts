import { type Catalogue, type EstimateInput, groupNames, groupOf, isImplied, measure, roundHours } from '@/estimate'

export type BlockHours = { low: number; high: number }

/** Rounded hours of every block as it would be built here, chosen or not: the chosen ones in their quantity, the others once. */
export function hoursOfBlocks(input: EstimateInput, catalogue: Catalogue): ReadonlyMap<string, BlockHours> {
  const chosen = new Map(input.blocks.map(({ id, quantity }) => [id, quantity]))
  const all = catalogue.blocks.filter(({ id }) => !isImplied(id)).map(({ id }) => ({ id, quantity: chosen.get(id) ?? 1 }))
  const { work } = measure({ ...input, blocks: all, later: [] }, catalogue)
  return new Map(work.map(({ block, total }) => [block.id, { low: roundHours(total.low), high: roundHours(total.high) }]))
}

export type GroupTotal = { chosen: number; of: number; hours: number }

/** How many blocks of each group are chosen for the first version, and their likely hours. */
export function totalsOfGroups(input: EstimateInput, catalogue: Catalogue): ReadonlyMap<string, GroupTotal> {
  const { work } = measure(input, catalogue)
  return new Map(
    groupNames.map((group) => {
      const inside = work.filter(({ block }) => groupOf(block.id) === group)
      const of = catalogue.blocks.filter(({ id }) => groupOf(id) === group).length
      return [group, { chosen: inside.length, of, hours: roundHours(inside.reduce((sum, { total }) => sum + total.likely, 0)) }]
    }),
  )
}
