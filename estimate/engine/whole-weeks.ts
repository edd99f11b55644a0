import type { Catalogue } from '../catalogue/types'
import type { EstimateInput } from '../input'
import type { RoleHours } from '../roles'
import type { Overheads } from './overheads'
import { holdsBuild, type Plan, planPhases } from './phases'
import type { Uncertainty } from './range'
import { scaleRoles } from './role-hours'
import { hurryFactor, nominalLength, round, type Schedule, weeksUntil } from './schedule'

export type Settled = {
  schedule: Schedule
  /** P50 hours by role, and the factor from expected hours to P50. */
  roles: RoleHours
  scale: number
  plan: Plan
}

/**
 * Pace and deadline in whole weeks. The fast pace always has the same factor, however its weeks are rounded or stretched: were its
 * price that of its weeks, a block that makes a project a week longer would make it cheaper. A deadline of as many weeks costs what the
 * fast pace costs, and those before and after it lie on straight lines to the fewest weeks and to the usual ones.
 */
export function settleWholeWeeks(
  overheads: Overheads,
  uncertainty: Uncertainty,
  input: EstimateInput,
  catalogue: Catalogue,
  { soonest }: { soonest: boolean },
): Settled {
  const { floor, ceiling, minWeeks, hurry } = catalogue.constants.schedule
  const { nominal, ...length } = nominalLength(overheads.total * uncertainty.median, catalogue)
  const usual = Math.max(minWeeks, round(nominal))
  const least = Math.max(minWeeks, Math.ceil(floor * usual))
  const fast = Math.max(minWeeks, round(catalogue.pace.fast * usual))
  const available = weeksUntil(input, catalogue)
  const at = (weeks: number, compression: number, most?: number): Settled => {
    const factor = hurryFactor(compression, hurry)
    const scale = uncertainty.median * factor
    const roles = scaleRoles(overheads.roles, scale)
    const schedule = { ...length, nominal: usual, floor: least, compression, factor, weeks, available }
    return { schedule, scale, roles, plan: planPhases(schedule, roles, input, catalogue, most) }
  }

  const unhurried = at(usual, 1)
  const latest = unhurried.plan.weeks
  const wanted = soonest ? 0 : available
  if (wanted === null && input.pace !== 'fast') {
    const weeks = Math.max(minWeeks, Math.min(round(ceiling * usual), round(catalogue.pace[input.pace] * usual)))
    return at(weeks, weeks / usual)
  }
  const canHurry = fast < usual && holdsBuild(fast, input, catalogue)
  if (!canHurry || (wanted !== null && wanted >= latest)) return unhurried

  const quick = at(fast, catalogue.pace.fast, latest - 1)
  const hurried = quick.plan.weeks
  if (wanted === null) return quick
  if (wanted >= hurried) return at(wanted, between([hurried, catalogue.pace.fast], [latest, 1], wanted), wanted)
  for (let weeks = Math.max(wanted, least); weeks < hurried; weeks++) {
    const made = at(weeks, between([least, floor], [hurried, catalogue.pace.fast], weeks), hurried)
    if (made.plan.weeks === weeks) return made
  }
  return quick
}

type Point = readonly [weeks: number, compression: number]

function between([from, low]: Point, [to, high]: Point, weeks: number): number {
  return low + ((high - low) * (weeks - from)) / (to - from)
}
