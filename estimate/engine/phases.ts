import type { Catalogue, Role, RoleHours } from '../catalogue/types'
import type { EstimateInput } from '../input'
import { round, type Schedule } from './schedule'
import { fitsTogether } from './team'

export const phaseNames = ['discovery', 'designLead', 'build', 'stab', 'launch'] as const

export type Phase = (typeof phaseNames)[number]
export type PhaseWeeks = Record<Phase, number>

/** Whole weeks of each phase; `build` is what the others leave. */
export function splitWeeks(weeks: number, designed: boolean, input: EstimateInput, catalogue: Catalogue): PhaseWeeks {
  const discovery = clamp(round(weeks * (catalogue.stage[input.stage]?.discovery ?? 0)), 1, 4)
  const designLead = designed ? clamp(round(weeks * 0.1), 1, 3) : 0
  const stab = Math.max(1, round(weeks * (catalogue.quality[input.quality]?.stabilisation ?? 0)))
  return { discovery, designLead, build: weeks - discovery - designLead - stab - 1, stab, launch: 1 }
}

export type Plan = { weeks: number; phases: PhaseWeeks; cap: number; stretched: 'build' | 'team' | null }

/**
 * The weeks grow until the build has two of them and nobody has to stand in another's way (model C2.7, C2.8). A project so small
 * that the model fixes its team (2.5 people on average) is not stretched for the team's sake.
 */
export function planPhases({ weeks, personMonths, small }: Schedule, hours: RoleHours, input: EstimateInput, catalogue: Catalogue): Plan {
  const designed = (hours.DES ?? 0) > 0
  const cap = Math.min(9, Math.max(2, Math.ceil(1.5 * Math.sqrt(personMonths))))
  const longEnough = (phases: PhaseWeeks) => phases.build >= 2
  let total = weeks
  let phases = splitWeeks(total, designed, input, catalogue)
  while (!longEnough(phases)) phases = splitWeeks(++total, designed, input, catalogue)
  const grownForBuild = total > weeks
  const before = total
  while (!small && !fitsTogether(hours, phases, cap, catalogue)) phases = splitWeeks(++total, designed, input, catalogue)
  return { weeks: total, phases, cap, stretched: total > before ? 'team' : grownForBuild ? 'build' : null }
}

const shares: Record<Exclude<Role, 'PM'>, readonly [number, number, number, number, number]> = {
  BA: [0.8, 0, 0.2, 0, 0],
  DES: [0.25, 0.45, 0.3, 0, 0],
  FE: [0, 0, 0.88, 0.12, 0],
  BE: [0, 0, 0.88, 0.12, 0],
  MOB: [0, 0, 0.88, 0.12, 0],
  ML: [0, 0, 0.88, 0.12, 0],
  QA: [0, 0, 0.6, 0.35, 0.05],
  OPS: [0.05, 0, 0.35, 0.3, 0.3],
  TL: [0.2, 0.05, 0.65, 0.1, 0],
}

/** Hours of a role in each phase. Management follows the calendar; without a design lead its part goes to the build. */
export function spreadOverPhases(role: Role, hours: number, phases: PhaseWeeks): Record<Phase, number> {
  const weeks = phaseNames.reduce((total, name) => total + phases[name], 0)
  const split = phaseNames.map((name, index) => (role === 'PM' ? phases[name] / weeks : (shares[role][index] ?? 0)))
  const [discovery = 0, lead = 0, build = 0, stab = 0, launch = 0] = split.map((share) => share * hours)
  return phases.designLead > 0
    ? { discovery, designLead: lead, build, stab, launch }
    : { discovery, designLead: 0, build: build + lead, stab, launch }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
