export const roles = ['BA', 'PM', 'DES', 'FE', 'BE', 'MOB', 'ML', 'QA', 'OPS', 'TL'] as const
/** Roles that write code. Overheads are shares of their hours. */
export const developers = ['FE', 'BE', 'MOB', 'ML'] as const

export type Role = (typeof roles)[number]

/** A number for every role, so that none can be missing from a sum or a price. */
export type RoleHours = Record<Role, number>
/** Without the roles that have no hours. */
export type SparseHours = Partial<RoleHours>
