import type { Catalogue, RoleHours, TechnologyOption } from '../catalogue/types'
import type { EstimateInput } from '../input'
import { type BlockWork, listWork } from './hours'
import { addOverheads, mapRoles, type Overheads, sum } from './overheads'
import { type Plan, planPhases } from './phases'
import { measureUncertainty, type Percentiles, spreadOut, type Uncertainty } from './range'
import { planSchedule, type Schedule } from './schedule'
import { fixedHours, resolveTechnologies } from './technologies'

/** The figures themselves, without what is made of them. */
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
  /** P50 hours by role, and what multiplied the expected hours to get there. */
  roles: RoleHours
  scale: number
}

export function measure(input: EstimateInput, catalogue: Catalogue): Measure {
  const technologies = resolveTechnologies(input, catalogue)
  const work = listWork(input, catalogue, technologies)
  const fixed = fixedHours(input, technologies, catalogue)
  const overheads = addOverheads(work, fixed, input, catalogue)
  const uncertainty = measureUncertainty(work, input, catalogue)
  const schedule = planSchedule(overheads.total * uncertainty.median, input, catalogue)
  const scale = uncertainty.median * schedule.factor
  const roles = mapRoles(overheads.roles, (hours) => hours * scale)
  const plan = planPhases(schedule, roles, input, catalogue)
  const rates: RoleHours = { ...catalogue.rates, ...input.rates }
  const price = sum(mapRoles(overheads.roles, (hours, role) => hours * (rates[role] ?? 0)))
  return {
    hours: spreadOut(overheads.total * scale, uncertainty.sigma),
    cost: spreadOut(price * scale, uncertainty.sigma),
    weeks: plan.weeks,
    ...{ work, technologies, fixed, overheads, uncertainty, schedule, plan, rates, roles, scale },
  }
}
