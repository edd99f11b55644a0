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
  let weeks = Math.max(3, Math.ceil(base.schedule.floor))
  const ending = () => addDays(start, weeks * 7)
  while (!canMeet(measure({ ...input, deadline: ending() }, catalogue))) weeks++
  return { date: ending(), weeks }
}

/** Puts off the largest blocks nobody needs, one by one, until the date can be met. */
function cutBlocks(input: EstimateInput, base: Measure, catalogue: Catalogue): Pick<Repair, 'id' | 'patch'> | null {
  const cut: string[] = []
  let made = base
  while (!canMeet(made)) {
    const required = requiredBlocks(made.work.map(({ block }) => block))
    const spare = made.work.filter(({ block }) => !required.has(block.id))
    const largest = spare.reduce<(typeof spare)[number] | undefined>(
      (best, each) => (best && best.total.likely >= each.total.likely ? best : each),
      undefined,
    )
    if (!largest) break
    cut.push(largest.block.id)
    made = measure(applyPatch(input, { later: cut }), catalogue)
  }
  return cut.length > 0 ? { id: 'later', patch: { later: cut } } : null
}

function lowerQuality(input: EstimateInput, catalogue: Catalogue): Pick<Repair, 'id' | 'patch'> | null {
  const lower = choices.quality.slice(0, choices.quality.indexOf(input.quality)).reverse()
  const enough = lower.find((quality) => canMeet(measure({ ...input, quality }, catalogue))) ?? lower.at(-1)
  return enough ? { id: 'quality', patch: { set: { quality: enough } } } : null
}
