import type { Catalogue, Role, RoleHours } from '../catalogue/types'
import { mapRoles } from './overheads'
import type { PhaseWeeks } from './phases'

/** These work shoulder to shoulder; more of them than the cap would not make the work faster (decision 48). */
const together: readonly Role[] = ['FE', 'BE', 'MOB', 'ML', 'QA', 'TL']

/** People of each role while it is active, unrounded. */
export function staff(hours: RoleHours, phases: PhaseWeeks, catalogue: Catalogue): RoleHours {
  return mapRoles(hours, (value, role) => value / (catalogue.constants.schedule.hoursPerWeek * activeWeeks(role, phases)))
}

export function fitsTogether(hours: RoleHours, phases: PhaseWeeks, cap: number, catalogue: Catalogue): boolean {
  const weeks = phases.build + phases.stab
  return peopleTogether(hours) / (catalogue.constants.schedule.hoursPerWeek * weeks) <= cap
}

export function peopleTogether(team: RoleHours): number {
  return together.reduce((sum, role) => sum + (team[role] ?? 0), 0)
}

/** Weeks in which a role works: developers, testers and the tech lead build and stabilise, design runs ahead of the build. */
export function activeWeeks(role: Role, { discovery, designLead, build, stab, launch }: PhaseWeeks): number {
  if (together.includes(role)) return build + stab
  if (role === 'DES') return discovery + designLead + 0.6 * build
  return discovery + designLead + build + stab + launch
}

/** Quarters of a person; null means "on call". */
export function peopleShown(people: number): number | null {
  return people < 0.15 ? null : Math.max(0.25, Math.floor(people * 4 + 0.5) / 4)
}
