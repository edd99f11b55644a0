import type { Catalogue, TechnologyOption } from '../catalogue/types'
import type { EstimateInput } from '../input'
import type { RoleHours } from '../roles'
import { type BlockWork, listWork } from './hours'
import { addOverheads, type Overheads } from './overheads'
import { type Plan, planPhases } from './phases'
import { measureUncertainty, type Percentiles, spreadOut, type Uncertainty } from './range'
import { costOf, scaleRoles } from './role-hours'
import { planSchedule, type Schedule, type ScheduleLimits } from './schedule'
import { fixedHours, resolveTechnologies } from './technologies'

/** Hours, cost and weeks with their intermediate results; `estimate` adds breakdowns to them. */
export type Measure = {
  hours: Percentiles
  cost: Percentiles
  weeks: number
  work: readonly BlockWork[]
  technologies: readonly TechnologyOption[]
  fixed: RoleHours
  overheads: Overheads
  uncertainty: Uncertainty
  schedule: Schedule
  plan: Plan
  rates: RoleHours
  /** P50 hours by role, and the factor from expected hours to P50. */
  roles: RoleHours
  scale: number
}

/** `soonest`: as fast as it can be done, whatever pace or deadline was chosen. */
export function measure(input: EstimateInput, catalogue: Catalogue, { soonest = false } = {}): Measure {
  const technologies = resolveTechnologies(input, catalogue)
  const work = listWork(input, catalogue, technologies)
  const fixed = fixedHours(input, technologies, catalogue)
  const overheads = addOverheads(work, fixed, input, catalogue)
  const uncertainty = measureUncertainty(work, input, catalogue)
  const { schedule, scale, roles, plan } = settle(overheads, uncertainty, input, catalogue, { soonest })
  const rates: RoleHours = { ...catalogue.rates, ...input.rates }
  return {
    hours: spreadOut(overheads.total * scale, uncertainty.sigma, catalogue),
    cost: spreadOut(costOf(roles, rates), uncertainty.sigma, catalogue),
    weeks: plan.weeks,
    ...{ work, technologies, fixed, overheads, uncertainty, schedule, plan, rates, roles, scale },
  }
}

/** Length and phases that fit each other: where phases and team need more weeks than were wanted, those weeks are less of a hurry. */
function settle(
  overheads: Overheads,
  uncertainty: Uncertainty,
  input: EstimateInput,
  catalogue: Catalogue,
  limits: ScheduleLimits,
): Pick<Measure, 'schedule' | 'scale' | 'roles' | 'plan'> {
  const schedule = planSchedule(overheads.total * uncertainty.median, input, catalogue, limits)
  const scale = uncertainty.median * schedule.factor
  const roles = scaleRoles(overheads.roles, scale)
  const plan = planPhases(schedule, roles, input, catalogue)
  const isHurried = catalogue.timing === 'wholeWeeks' && schedule.compression < 1
  if (!isHurried || plan.weeks <= schedule.weeks) return { schedule, scale, roles, plan }
  return settle(overheads, uncertainty, input, catalogue, { ...limits, atLeast: schedule.weeks + 1 })
}
