import { type Group, groupNames, groupOf } from '../catalogue/groups'
import { developers, type Role, type RoleHours, roles, type SpreadClass } from '../catalogue/types'
import type { BlockWork } from './hours'
import type { Measure } from './measure'
import { mapRoles, sum, sumByRole } from './overheads'
import { type Phase, phaseNames, spreadOverPhases } from './phases'
import { peopleShown } from './team'

/** Everything here is P50 and adds up to the headline. */
export type Amount = { hours: number; cost: number }
export type BlockFigures = Amount & {
  id: string
  group: Group
  quantity: number
  spread: SpreadClass
  /** Hours of the block alone, without what surrounds it: testing, management, allowance. */
  own: { low: number; likely: number; high: number; roles: RoleHours }
  /** Its part of the width that comes from the work. */
  width: number
}
export type RoleFigures = Amount & { role: Role; share: number; rate: number; people: number; shown: number | null }
export type PhaseFigures = Amount & { phase: Phase; weeks: number; roles: RoleHours }
/** `setup` is what belongs to no block: hosting, CMS, the audit of an existing product. */
export type GroupFigures = Amount & { group: Group | 'setup'; blocks: number }

export function byRole({ roles: hours, hours: { p50 }, rates }: Measure, team: RoleHours): RoleFigures[] {
  return roles.flatMap((role) => {
    const value = hours[role]
    if (!value) return []
    const people = team[role] ?? 0
    const rate = rates[role] ?? 0
    return [{ role, hours: value, cost: value * rate, share: value / p50, rate, people, shown: peopleShown(people) }]
  })
}

export function byPhase({ roles: hours, plan, rates }: Measure): PhaseFigures[] {
  const split = Object.entries(hours).map(([role, value]) => ({ role, spread: spreadOverPhases(role as Role, value, plan.phases) }))
  return phaseNames.map((phase) => {
    const inPhase: RoleHours = Object.fromEntries(split.map(({ role, spread }) => [role, spread[phase]]))
    return { phase, weeks: plan.phases[phase], roles: inPhase, ...amount(inPhase, rates) }
  })
}

/** Every block with its own hours and its part of the overheads, which are linear in what they surround. */
export function byBlock(made: Measure): BlockFigures[] {
  const deviation = made.work.reduce((total, { total: { deviation } }) => total + deviation, 0)
  return made.work.map((work) => ({
    id: work.block.id,
    group: groupOf(work.block.id),
    quantity: work.quantity,
    spread: work.spread,
    own: { low: work.total.low, likely: work.total.likely, high: work.total.high, roles: likelyRoles(work) },
    width: deviation > 0 ? work.total.deviation / deviation : 0,
    ...surrounded(work.means, made),
  }))
}

export function byGroup(blocks: readonly BlockFigures[], made: Measure): GroupFigures[] {
  const groups: GroupFigures[] = groupNames.flatMap((group) => {
    const members = blocks.filter((block) => block.group === group)
    return members.length > 0 ? [{ group, blocks: members.length, ...add(members) }] : []
  })
  const rest = { hours: made.hours.p50 - add(groups).hours, cost: made.cost.p50 - add(groups).cost }
  return rest.hours > 1e-9 ? [...groups, { group: 'setup', blocks: 0, ...rest }] : groups
}

function likelyRoles({ means, total }: BlockWork): RoleHours {
  return mapRoles(means, (hours) => (hours * total.likely) / total.mean)
}

export function widestBlocks(work: readonly BlockWork[], count: number): string[] {
  const ranked = [...work].sort((one, other) => other.total.deviation - one.total.deviation)
  return ranked.slice(0, count).map(({ block }) => block.id)
}

/** P50 hours and cost of expected hours together with the testing, lead, DevOps, analysis and management they bring along. */
function surrounded(own: RoleHours, { overheads: { ratios }, rates, scale }: Measure): Amount {
  const development = developers.reduce((total, role) => total + (own[role] ?? 0), 0)
  const designed = development + (own.DES ?? 0)
  const added = { QA: ratios.QA * development, OPS: ratios.OPS * development, TL: ratios.TL * development, BA: ratios.BA * designed }
  const managed = sumByRole([own, added])
  const all = sumByRole([managed, { PM: ratios.PM * sum(managed) }])
  return amount(
    mapRoles(all, (hours) => hours * scale),
    rates,
  )
}

function amount(hours: RoleHours, rates: RoleHours): Amount {
  return { hours: sum(hours), cost: sum(mapRoles(hours, (value, role) => value * (rates[role] ?? 0))) }
}

function add(amounts: readonly Amount[]): Amount {
  return amounts.reduce((total, each) => ({ hours: total.hours + each.hours, cost: total.cost + each.cost }), { hours: 0, cost: 0 })
}
