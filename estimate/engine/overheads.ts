import type { Catalogue } from '../catalogue/types'
import type { EstimateInput } from '../input'
import { developers, type RoleHours } from '../roles'
import type { BlockWork } from './hours'
import { fillRoles, sum, sumByRole, sumOf } from './role-hours'

export type Overheads = {
  /** Expected hours by role with all overheads, before the allowance. */
  roles: RoleHours
  /** Their sum, H. */
  total: number
  /** The parts of the sum, for the build-up. */
  parts: { development: number; blocks: number; fixed: number; QA: number; OPS: number; TL: number; BA: number; PM: number }
  /** Overhead hours per hour of development, of design and of managed work. */
  ratios: { QA: number; OPS: number; TL: number; BA: number; PM: number }
}

/** The order is QA, DevOps, tech lead, analysis, management on everything before it (model C2.5, decisions 49 and 50). */
export function addOverheads(work: readonly BlockWork[], fixed: RoleHours, input: EstimateInput, catalogue: Catalogue): Overheads {
  const own = sumByRole([...work.map(({ means }) => means), fixed])
  const { QA, OPS, TL, PM } = catalogue.quality[input.quality]
  const development = sumOf(developers, own)
  const designed = development + own.DES
  const analysis = Math.max(catalogue.constants.minimumAnalysis, catalogue.stage[input.stage].analysis * designed)
  const added = { QA: QA * development, OPS: OPS * development, TL: TL * development, BA: analysis }
  const managed = sumByRole([own, fillRoles(added)])
  const before = sum(managed)
  const roles = { ...managed, PM: managed.PM + PM * before }
  const fixedTotal = sum(fixed)
  const parts = { development, blocks: sum(own) - fixedTotal, fixed: fixedTotal, ...added, PM: PM * before }
  return { roles, total: before + PM * before, parts, ratios: { QA, OPS, TL, BA: designed > 0 ? analysis / designed : 0, PM } }
}
