import { type Role, type RoleHours, roles, type SparseHours } from '../roles'

// Written out role by role: an estimate calls these thousands of times, and loops over the names took three times as long.

/** One number for each role. */
function forEachRole(value: (role: Role) => number): RoleHours {
  return {
    BA: value('BA'),
    PM: value('PM'),
    DES: value('DES'),
    FE: value('FE'),
    BE: value('BE'),
    MOB: value('MOB'),
    ML: value('ML'),
    QA: value('QA'),
    OPS: value('OPS'),
    TL: value('TL'),
  }
}

export function mapRoles(hours: RoleHours, change: (value: number, role: Role) => number): RoleHours {
  return forEachRole((role) => change(hours[role], role))
}

/** Roles that are not named have no hours. */
export function fillRoles(hours: SparseHours): RoleHours {
  const { BA = 0, PM = 0, DES = 0, FE = 0, BE = 0, MOB = 0, ML = 0, QA = 0, OPS = 0, TL = 0 } = hours
  return { BA, PM, DES, FE, BE, MOB, ML, QA, OPS, TL }
}

export function scaleRoles({ BA, PM, DES, FE, BE, MOB, ML, QA, OPS, TL }: RoleHours, by: number): RoleHours {
  return {
    BA: BA * by,
    PM: PM * by,
    DES: DES * by,
    FE: FE * by,
    BE: BE * by,
    MOB: MOB * by,
    ML: ML * by,
    QA: QA * by,
    OPS: OPS * by,
    TL: TL * by,
  }
}

export function multiplyRoles(hours: RoleHours, by: RoleHours): RoleHours {
  return {
    BA: hours.BA * by.BA,
    PM: hours.PM * by.PM,
    DES: hours.DES * by.DES,
    FE: hours.FE * by.FE,
    BE: hours.BE * by.BE,
    MOB: hours.MOB * by.MOB,
    ML: hours.ML * by.ML,
    QA: hours.QA * by.QA,
    OPS: hours.OPS * by.OPS,
    TL: hours.TL * by.TL,
  }
}

export function sumByRole(list: readonly RoleHours[]): RoleHours {
  const total = fillRoles({})
  for (const hours of list) {
    total.BA += hours.BA
    total.PM += hours.PM
    total.DES += hours.DES
    total.FE += hours.FE
    total.BE += hours.BE
    total.MOB += hours.MOB
    total.ML += hours.ML
    total.QA += hours.QA
    total.OPS += hours.OPS
    total.TL += hours.TL
  }
  return total
}

export function sum({ BA, PM, DES, FE, BE, MOB, ML, QA, OPS, TL }: RoleHours): number {
  return BA + PM + DES + FE + BE + MOB + ML + QA + OPS + TL
}

export function sumOf(chosen: readonly Role[], hours: RoleHours): number {
  return chosen.reduce((total, role) => total + hours[role], 0)
}

export function costOf(hours: RoleHours, rates: RoleHours): number {
  return sum(multiplyRoles(hours, rates))
}

/** The roles that have hours. */
export function rolesIn(hours: RoleHours): Role[] {
  return roles.filter((role) => hours[role] !== 0)
}

export function pickRoles(hours: RoleHours, chosen: readonly Role[] = rolesIn(hours)): SparseHours {
  return Object.fromEntries(chosen.map((role) => [role, hours[role]]))
}
