import type { Catalogue } from '../catalogue/types'
import { applyPatch, choices, type EstimateInput, type InputPatch } from '../input'
import { requiredBlocks } from './blocks'
import { addDays } from './days'
import { type Measure, measure } from './measure'

export type Repair = {
  id: 'date' | 'later' | 'quality'
  patch: InputPatch
  /** Whether it is enough to meet the date; the most it can do is shown anyway. */
  fits: boolean
  hours: number
  cost: number
  weeks: number
}

export type Deadline = {
  date: string
  feasible: boolean
  /** The first day that can be met, when the asked one cannot. */
  earliest: { date: string; weeks: number } | null
  repairs: Repair[]
}

/** Whether the date can be met; if not, when, and three ways out with their numbers (model C2.7). */
export function checkDeadline(input: EstimateInput, base: Measure, catalogue: Catalogue): Deadline | null {
  const { deadline: date, start } = input
  if (!date || !start) return null
  if (canMeet(base)) return { date, feasible: true, earliest: null, repairs: [] }
  const earliest = findEarliest(input, start, base, catalogue)
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
  return { date, feasible: false, earliest, repairs }
}

function canMeet({ schedule: { available, floor }, weeks }: Measure): boolean {
  return available === null || (available >= floor && available >= weeks)
}

function findEarliest(input: EstimateInput, start: string, base: Measure, catalogue: Catalogue) {
  const ending = (weeks: number) => addDays(start, weeks * 7)
  const least = Math.max(3, Math.ceil(base.schedule.floor))
  const enough = (weeks: number) => canMeet(measure({ ...input, deadline: ending(weeks) }, catalogue))
  const weeks = findFirst(least, Math.max(least, base.weeks), enough)
  return { date: ending(weeks), weeks }
}

/** Puts off the largest blocks nobody needs, as few of them as it takes to meet the date. */
function cutBlocks(input: EstimateInput, base: Measure, catalogue: Catalogue): Pick<Repair, 'id' | 'patch'> | null {
  const cuts = orderCuts(base)
  if (cuts.length === 0) return null
  const enough = (count: number) => canMeet(measure(applyPatch(input, { later: cuts.slice(0, count) }), catalogue))
  return { id: 'later', patch: { later: cuts.slice(0, findFirst(1, cuts.length, enough)) } }
}

/** Larger first, ties in the catalogue's order; what a block still there cannot do without stays. */
function orderCuts({ work }: Measure): string[] {
  const left = [...work].sort((one, other) => other.total.likely - one.total.likely)
  const cuts: string[] = []
  for (;;) {
    const required = requiredBlocks(left.map(({ block }) => block))
    const next = left.findIndex(({ block }) => !required.has(block.id))
    const [cut] = next < 0 ? [] : left.splice(next, 1)
    if (!cut) return cuts
    cuts.push(cut.block.id)
  }
}

/** The first number that is enough, or the last one of all. */
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
