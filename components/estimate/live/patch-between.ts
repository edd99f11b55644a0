import type { Catalogue, EstimateInput, InputPatch } from '@/estimate'
import { simplifyPatch } from '@/estimate/address/alternatives'

/** What turns one estimate into another. */
export function patchBetween(from: EstimateInput, to: EstimateInput, catalogue: Catalogue): InputPatch {
  const { blocks, later, ...set } = to
  const kept = new Set(blocks.map(({ id }) => id))
  const remove = from.blocks.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  return simplifyPatch({ set, add: blocks, remove, later, now: from.later.filter((id) => !later.includes(id)) }, from, catalogue)
}
