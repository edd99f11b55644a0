import type { Catalogue, TechnologyOption } from '../catalogue/types'
import type { EstimateInput } from '../input'
import type { RoleHours } from '../roles'
import { type BlockWork, listWork } from './hours'
import { addOverheads, type Overheads } from './overheads'
import { type Plan, planPhases } from './phases'
import { measureUncertainty, type Percentiles, spreadOut, type Uncertainty } from './range'
import { costOf, scaleRoles } from './role-hours'
import { planSchedule, type Schedule } from './schedule'
import { fixedHours, resolveTechnologies } from './technologies'
import { type Settled, settleWholeWeeks } from './whole-weeks'

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

/** Length, phases and hours that fit each other. */
function settle(
  overheads: Overheads,
  uncertainty: Uncertainty,
  input: EstimateInput,
  catalogue: Catalogue,
  limits: { soonest: boolean },
): Settled {
  if (catalogue.timing === 'wholeWeeks') return settleWholeWeeks(overheads, uncertainty, input, catalogue, limits)
  const schedule = planSchedule(overheads.total * uncertainty.median, input, catalogue)
  const scale = uncertainty.median * schedule.factor
  const roles = scaleRoles(overheads.roles, scale)
  return { schedule, scale, roles, plan: planPhases(schedule, roles, input, catalogue) }
}
