import type { Catalogue, PhaseWeeks } from '../catalogue/types'
import type { Role, RoleHours } from '../roles'
import { mapRoles, sumOf } from './role-hours'
import { round } from './schedule'

/** Roles counted by the team cap: more of them at once would not make the work faster (decision 48). */
const together: readonly Role[] = ['FE', 'BE', 'MOB', 'ML', 'QA', 'TL']

/** Average people of each role while it is active. */
export function staff(hours: RoleHours, phases: PhaseWeeks, catalogue: Catalogue): RoleHours {
  return mapRoles(hours, (value, role) => value / (catalogue.constants.schedule.hoursPerWeek * activeWeeks(role, phases, catalogue)))
}

export function fitsTogether(hours: RoleHours, phases: PhaseWeeks, cap: number, catalogue: Catalogue): boolean {
  const weeks = phases.build + phases.stab
  return peopleTogether(hours) / (catalogue.constants.schedule.hoursPerWeek * weeks) <= cap
}

export function peopleTogether(team: RoleHours): number {
  return sumOf(together, team)
}

/** Weeks in which a role is active. */
export function activeWeeks(role: Role, { discovery, designLead, build, stab, launch }: PhaseWeeks, { team }: Catalogue): number {
  if (together.includes(role)) return build + stab
  if (role === 'DES') return discovery + designLead + team.designInBuild * build
  return discovery + designLead + build + stab + launch
}

/** People rounded for display; null means on call. */
export function peopleShown(people: number, { team: { shown } }: Catalogue): number | null {
  return people < shown.min ? null : Math.max(shown.step, round(people / shown.step) * shown.step)
}
