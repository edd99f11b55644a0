import { type Group, groupNames, groupOf } from '../catalogue/groups'
import { type Catalogue, type Phase, phaseNames, type SpreadClass } from '../catalogue/types'
import { developers, type Role, type RoleHours, type SparseHours } from '../roles'
import type { BlockWork } from './hours'
import type { Measure } from './measure'
import { spreadOverPhases } from './phases'
import { costOf, fillRoles, mapRoles, pickRoles, rolesIn, scaleRoles, sum, sumByRole, sumOf } from './role-hours'
import { peopleShown } from './team'

/** All amounts are P50 and add up to the total. */
type Amount = { hours: number; cost: number }
export type BlockFigures = Amount & {
  id: string
  group: Group
  quantity: number
  spread: SpreadClass
  /** Hours of the block alone, without testing, management and allowance. */
  own: { low: number; likely: number; high: number; roles: SparseHours }
  /** Its share of the uncertainty of the work. */
  width: number
}
export type RoleFigures = Amount & { role: Role; share: number; rate: number; people: number; shown: number | null }
export type PhaseFigures = Amount & { phase: Phase; weeks: number; roles: SparseHours }
/** `setup` is work that belongs to no block: hosting, CMS, the audit of an existing product. */
export type GroupFigures = Amount & { group: Group | 'setup'; blocks: number }

export function byRole({ roles, hours: { p50 }, rates }: Measure, team: RoleHours, catalogue: Catalogue): RoleFigures[] {
  return rolesIn(roles).map((role) => {
    const { [role]: hours } = roles
    const people = { people: team[role], shown: peopleShown(team[role], catalogue) }
    return { role, hours, cost: hours * rates[role], share: hours / p50, rate: rates[role], ...people }
  })
}

export function byPhase({ roles, plan, rates }: Measure, catalogue: Catalogue): PhaseFigures[] {
  return phaseNames.map((phase) => {
    const hours = mapRoles(roles, (value, role) => spreadOverPhases(role, value, plan.phases, catalogue)[phase])
    return { phase, weeks: plan.phases[phase], roles: pickRoles(hours, rolesIn(roles)), ...amount(hours, rates) }
  })
}

/** Every block with its own hours and its share of the overheads, which are linear in those hours. */
export function byBlock(made: Measure): BlockFigures[] {
  const deviation = made.work.reduce((total, { total: { deviation } }) => total + deviation, 0)
  return made.work.map((work) => ({
    id: work.block.id,
    group: groupOf(work.block.id),
    quantity: work.quantity,
    spread: work.spread,
    own: { low: work.total.low, likely: work.total.likely, high: work.total.high, roles: likelyRoles(work) },
    width: deviation > 0 ? work.total.deviation / deviation : 0,
    ...withOverheads(work.means, made),
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

function likelyRoles({ means, total }: BlockWork): SparseHours {
  return pickRoles(scaleRoles(means, total.likely / total.mean), rolesIn(means))
}

export function widestBlocks(work: readonly BlockWork[], count: number): string[] {
  const ranked = [...work].sort((a, b) => b.total.deviation - a.total.deviation)
  return ranked.slice(0, count).map(({ block }) => block.id)
}

/** P50 hours and cost of expected hours with their share of testing, lead, DevOps, analysis and management. */
function withOverheads(own: RoleHours, { overheads: { ratios }, rates, scale }: Measure): Amount {
  const development = sumOf(developers, own)
  const designed = development + own.DES
  const added = { QA: ratios.QA * development, OPS: ratios.OPS * development, TL: ratios.TL * development, BA: ratios.BA * designed }
  const managed = sumByRole([own, fillRoles(added)])
  const all = { ...managed, PM: managed.PM + ratios.PM * sum(managed) }
  return amount(scaleRoles(all, scale), rates)
}

function amount(hours: RoleHours, rates: RoleHours): Amount {
  return { hours: sum(hours), cost: costOf(hours, rates) }
}

function add(amounts: readonly Amount[]): Amount {
  return amounts.reduce((total, each) => ({ hours: total.hours + each.hours, cost: total.cost + each.cost }), { hours: 0, cost: 0 })
}
