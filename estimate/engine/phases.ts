import { type Catalogue, type Phase, type PhaseWeeks, phaseNames } from '../catalogue/types'
import type { EstimateInput } from '../input'
import type { Role, RoleHours } from '../roles'
import { round, type Schedule } from './schedule'
import { fitsTogether } from './team'

/** Whole weeks of each phase; `build` is the rest. */
function splitWeeks(weeks: number, designed: boolean, input: EstimateInput, catalogue: Catalogue): PhaseWeeks {
  const rules = catalogue.phases
  const discovery = clamp(weeks * catalogue.stage[input.stage].discovery, rules.discovery)
  const designLead = designed ? clamp(weeks * rules.designLead.share, rules.designLead) : 0
  const stab = Math.max(rules.stabilisation.min, round(weeks * catalogue.quality[input.quality].stabilisation))
  const launch = rules.launch.weeks
  return { discovery, designLead, build: weeks - discovery - designLead - stab - launch, stab, launch }
}

export type Plan = { weeks: number; phases: PhaseWeeks; cap: number; stretched: 'build' | 'team' | null }

/**
 * Adds weeks until the build is long enough and, up to `most` weeks, the number of people at once is within the cap (model C2.7, C2.8).
 * Projects whose length follows from the minimum team are not stretched for the cap.
 */
export function planPhases(
  { weeks, personMonths, small }: Schedule,
  hours: RoleHours,
  input: EstimateInput,
  catalogue: Catalogue,
  most = Number.POSITIVE_INFINITY,
): Plan {
  const designed = hours.DES > 0
  const { min, max, perRootMonth } = catalogue.team.cap
  const cap = Math.min(max, Math.max(min, Math.ceil(perRootMonth * Math.sqrt(personMonths))))
  const longEnough = (phases: PhaseWeeks) => phases.build >= catalogue.phases.build.min
  let total = weeks
  let phases = splitWeeks(total, designed, input, catalogue)
  while (!longEnough(phases)) phases = splitWeeks(++total, designed, input, catalogue)
  const grownForBuild = total > weeks
  const before = total
  while (!small && total < most && !fitsTogether(hours, phases, cap, catalogue)) phases = splitWeeks(++total, designed, input, catalogue)
  return { weeks: total, phases, cap, stretched: total > before ? 'team' : grownForBuild ? 'build' : null }
}

/** Whether so many weeks leave enough of them for the build, whatever has to be designed. */
export function holdsBuild(weeks: number, input: EstimateInput, catalogue: Catalogue): boolean {
  return splitWeeks(weeks, true, input, catalogue).build >= catalogue.phases.build.min
}

/** Hours of a role in each phase. Management is spread evenly over the weeks; without a design phase its share goes to the build. */
export function spreadOverPhases(role: Role, hours: number, phases: PhaseWeeks, catalogue: Catalogue): Record<Phase, number> {
  const weeks = phaseNames.reduce((total, name) => total + phases[name], 0)
  const part = (name: Phase) => hours * (role === 'PM' ? phases[name] / weeks : catalogue.phases.shares[role][name])
  const [discovery, lead, build, stab, launch] = [part('discovery'), part('designLead'), part('build'), part('stab'), part('launch')]
  return phases.designLead > 0
    ? { discovery, designLead: lead, build, stab, launch }
    : { discovery, designLead: 0, build: build + lead, stab, launch }
}

/** Whole weeks within bounds. */
function clamp(weeks: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, round(weeks)))
}
