import { type Catalogue, developers, type Role, type RoleHours, roles } from '../catalogue/types'
import type { EstimateInput } from '../input'
import type { BlockWork } from './hours'

export type Overheads = {
  /** Expected hours by role, before the allowance, with everything on top. */
  roles: RoleHours
  /** Their sum, H. */
  total: number
  /** The parts, for those who want to see how the hours build up. */
  parts: { development: number; blocks: number; fixed: number; QA: number; OPS: number; TL: number; BA: number; PM: number }
  /** What an hour of development, of design and of anything managed brings along. */
  ratios: { QA: number; OPS: number; TL: number; BA: number; PM: number }
}

/** The order is QA, DevOps, tech lead, analysis, management on everything before it (model C2.5, decisions 49 and 50). */
export function addOverheads(work: readonly BlockWork[], fixed: RoleHours, input: EstimateInput, catalogue: Catalogue): Overheads {
  const own = sumByRole([...work.map(({ means }) => means), fixed])
  const { QA, OPS, TL, PM } = catalogue.quality[input.quality] ?? { QA: 0, OPS: 0, TL: 0, PM: 0 }
  const development = developers.reduce((sum, role) => sum + (own[role] ?? 0), 0)
  const designed = development + (own.DES ?? 0)
  const analysis = Math.max(catalogue.constants.minimumAnalysis, (catalogue.stage[input.stage]?.analysis ?? 0) * designed)
  const added = { QA: QA * development, OPS: OPS * development, TL: TL * development, BA: analysis }
  const managed = sumByRole([own, added])
  const before = sum(managed)
  const roles = { ...managed, PM: (managed.PM ?? 0) + PM * before }
  const fixedTotal = sum(fixed)
  const parts = { development, blocks: sum(own) - fixedTotal, fixed: fixedTotal, ...added, PM: PM * before }
  return { roles, total: before + PM * before, parts, ratios: { QA, OPS, TL, BA: designed > 0 ? analysis / designed : 0, PM } }
}

export function sumByRole(hours: readonly RoleHours[]): RoleHours {
  const total: RoleHours = {}
  for (const role of roles) {
    let sum = 0
    for (const each of hours) sum += each[role] ?? 0
    if (sum !== 0) total[role] = sum
  }
  return total
}

export function sum(hours: RoleHours): number {
  let total = 0
  for (const role of rolesIn(hours)) total += hours[role] ?? 0
  return total
}

export function mapRoles(hours: RoleHours, change: (value: number, role: Role) => number): RoleHours {
  const changed: RoleHours = {}
  for (const role of rolesIn(hours)) changed[role] = change(hours[role] ?? 0, role)
  return changed
}

function rolesIn(hours: RoleHours): Role[] {
  return Object.keys(hours) as Role[]
}
