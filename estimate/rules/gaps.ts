import type { Catalogue } from '../catalogue/types'
import { measure } from '../engine/measure'
import { applyPatch, type EstimateInput, type InputPatch } from '../input'
import { type Conflict, checkCompatibility, isGap } from './check'

type Amount = { hours: number; cost: number; weeks: number }

/** What such projects also need and the price lacks: why, the change that adds it, and what it adds to the expected figures. */
type Gap = Amount & { conflict: Conflict; patch: InputPatch }

export type Gaps = { gaps: readonly Gap[]; all: Amount & { patch: InputPatch } }

/** What an estimate lacks, each block once, and what all of it adds. */
export function findGaps(input: EstimateInput, catalogue: Catalogue): Gaps {
  const before = measure(input, catalogue)
  const asked = new Set<string>()
  const together = (): InputPatch => ({ add: [...asked].map((id) => ({ id, quantity: 1 })), now: [...asked] })
  const found: { conflict: Conflict; patch: InputPatch }[] = []
  // What is added may need something in its turn, so it is asked until nothing is new.
  for (let known = -1; known < asked.size; ) {
    known = asked.size
    for (const conflict of checkCompatibility(applyPatch(input, together()), catalogue).filter(isGap)) {
      const fresh = conflict.fix.add?.filter(({ id }) => !asked.has(id)) ?? []
      if (fresh.length === 0) continue
      for (const { id } of fresh) asked.add(id)
      const patch = { add: fresh, now: fresh.map(({ id }) => id) }
      found.push({ conflict: { ...conflict, fix: patch }, patch })
    }
  }
  const extra = (patch: InputPatch): Amount => {
    const { hours, cost, weeks } = measure(applyPatch(input, patch), catalogue)
    return { hours: hours.p50 - before.hours.p50, cost: cost.p50 - before.cost.p50, weeks: weeks - before.weeks }
  }
  return {
    gaps: found.map((each) => ({ ...each, ...extra(each.patch) })),
    all: { patch: together(), ...(asked.size > 0 ? extra(together()) : { hours: 0, cost: 0, weeks: 0 }) },
  }
}

/** What of an estimate cannot be built together. */
export function findImpossible(input: EstimateInput, catalogue: Catalogue): Conflict[] {
  return checkCompatibility(input, catalogue).filter(({ level }) => level === 'error')
}
