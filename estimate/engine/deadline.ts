import type { Catalogue } from '../catalogue/types'
import { applyPatch, choices, type EstimateInput, type InputPatch } from '../input'
import { requiredBlocks } from './blocks'
import { addDays } from './days'
import { type Measure, measure } from './measure'
import { chanceOf } from './outlook'
import { concerns } from './technologies'
import { dayAfterWeeks } from './working-days'

type Repair = {
  id: 'date' | 'later' | 'quality'
  patch: InputPatch
  /** Whether it is enough to meet the date. If not, it is shown with the best it can reach. */
  fits: boolean
  hours: number
  cost: number
  weeks: number
}

export type Deadline = {
  date: string
  feasible: boolean
  /** How likely it is met by the model; null for one that cannot be. */
  chance: number | null
  /** The earliest date that can be met, if the deadline cannot. */
  earliest: { date: string; weeks: number } | null
  repairs: Repair[]
}

/** Whether the deadline can be met; if not, the earliest date and up to three repairs with their figures (model C2.7). */
export function checkDeadline(input: EstimateInput, base: Measure, catalogue: Catalogue): Deadline | null {
  const { deadline: date, start } = input
  if (!date || !start) return null
  if (canMeet(base))
    return { date, feasible: true, chance: chanceOf(base.schedule.available ?? base.weeks, base, catalogue), earliest: null, repairs: [] }
  const weeks = earliestWeeks(input, base, catalogue)
  const earliest = { weeks, date: dayAfterWeeks(start, weeks, catalogue) }
  const ways = [
    { id: 'date' as const, patch: { set: { deadline: earliest.date } } },
    cutBlocks(input, base, catalogue),
    lowerQuality(input, catalogue),
  ]
  const repairs = ways.flatMap((way): Repair[] => {
    if (!way) return []
    const made = measure(applyPatch(input, way.patch), catalogue)
    return [{ ...way, fits: canMeet(made), hours: made.hours.p50, cost: made.cost.p50, weeks: made.weeks }]
  })
  return { date, feasible: false, chance: null, earliest, repairs }
}

function canMeet({ schedule: { available, floor }, weeks }: Measure): boolean {
  return available === null || (available >= floor && available >= weeks)
}

/** The fewest weeks a project can be done in. Without days off, only a date that cannot be met asks for more than the floor of the model. */
export function earliestWeeks(input: EstimateInput, base: Measure, catalogue: Catalogue): number {
  if (catalogue.timing === 'wholeWeeks') return measure(input, catalogue, { soonest: true }).weeks
  const { start } = input
  const least = Math.ceil(base.schedule.floor)
  if (!start || canMeet(base)) return least
  const min = Math.max(catalogue.constants.schedule.minWeeks, least)
  const enough = (weeks: number) => canMeet(measure({ ...input, deadline: addDays(start, weeks * 7) }, catalogue))
  return findFirst(min, Math.max(min, base.weeks), enough)
}

/** Leaves the largest blocks that no other block requires for later, as few as are enough to meet the date. */
function cutBlocks(input: EstimateInput, base: Measure, catalogue: Catalogue): Pick<Repair, 'id' | 'patch'> | null {
  const core = [...(catalogue.core.always ?? []), ...(catalogue.core[input.type] ?? [])]
  const cuts = orderCuts(base, core)
  if (cuts.length === 0) return null
  const enough = (count: number) => canMeet(measure(applyPatch(input, { later: cuts.slice(0, count) }), catalogue))
  return { id: 'later', patch: { later: cuts.slice(0, findFirst(1, cuts.length, enough)) } }
}

/** Blocks that may be left for later, largest first, ties in the catalogue's order. The core and what remaining ones require stay. */
function orderCuts({ work }: Measure, core: readonly string[]): string[] {
  const left = [...work].sort((a, b) => b.total.likely - a.total.likely)
  const cuts: string[] = []
  for (;;) {
    const required = requiredBlocks(left.map(({ block }) => block))
    const next = left.findIndex(({ block }) => !required.has(block.id) && !(core.length > 0 && concerns(block.id, core)))
    const [cut] = next < 0 ? [] : left.splice(next, 1)
    if (!cut) return cuts
    cuts.push(cut.block.id)
  }
}

/** Binary search for the first number that is enough; `to` if none is. */
function findFirst(from: number, to: number, enough: (candidate: number) => boolean): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (enough(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function lowerQuality(input: EstimateInput, catalogue: Catalogue): Pick<Repair, 'id' | 'patch'> | null {
  const lower = choices.quality.slice(0, choices.quality.indexOf(input.quality)).reverse()
  const enough = lower.find((quality) => canMeet(measure({ ...input, quality }, catalogue))) ?? lower.at(-1)
  return enough ? { id: 'quality', patch: { set: { quality: enough } } } : null
}
