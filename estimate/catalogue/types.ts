export const roles = ['BA', 'PM', 'DES', 'FE', 'BE', 'MOB', 'ML', 'QA', 'OPS', 'TL'] as const
/** Who writes the product; their hours carry the overheads. */
export const developers = ['FE', 'BE', 'MOB', 'ML'] as const

export type Role = (typeof roles)[number]
export type RoleHours = Partial<Record<Role, number>>

/** How far hours may stray from the likely ones: A is routine, D is research. */
export type SpreadClass = 'A' | 'B' | 'C' | 'D'

export type Block = {
  id: string
  spread: SpreadClass
  likely: RoleHours
  repeatable: boolean
  /** A first version can live without it, so it is offered as a saving. */
  later: boolean
  /** Of each list at least one block has to be there for this one to make sense. */
  requires: readonly (readonly string[])[]
}

export type Layer = 'front' | 'mobile' | 'back' | 'cms' | 'database' | 'model' | 'vectors' | 'hosting' | 'addons'

/** Hours of one role times a number; without `only`, on every block. `acc.*` means all blocks of that prefix. */
export type Fit = { role: Role; times: number; only?: readonly string[] }

export type TechnologyOption = { id: string; layer: Layer; fits?: readonly Fit[]; fixed?: RoleHours }

export type QualityFactors = { development: number; QA: number; OPS: number; TL: number; PM: number; stabilisation: number }
export type StageFactors = { sigma: number; allowance: number; analysis: number; discovery: number }

export type Catalogue = {
  version: string
  /** ISO day from which the numbers hold. */
  date: string
  blocks: readonly Block[]
  technologies: readonly TechnologyOption[]
  rates: Record<Role, number>
  /** Currency units per US dollar, for display only. */
  exchange: { date: string; rates: Record<string, number> }
  spread: Record<SpreadClass, { low: number; high: number }>
  quality: Record<string, QualityFactors>
  stage: Record<string, StageFactors>
  design: Record<string, { DES: number; FE: number }>
  origin: Record<string, { development: number; fixed: RoleHours }>
  pace: Record<string, number>
  support: Record<string, { share: number; hours: number }>
  /** US dollars a month once the product is live. */
  running: {
    hosting: Record<string, { from: number; to: number }>
    model: { from: number; to: number; careless: { from: number; to: number }; users: number }
  }
  constants: Constants
}

export type Constants = {
  /** Each further piece of a repeatable block, as a share of the first. */
  repeat: number
  /** Correlation between blocks. */
  correlation: number
  minimumAnalysis: number
  mobile: { one: number; cross: number; native: number }
  /** Schedule: leading constant, weeks in a month, hours of a person-month, productive hours a week, least average people. */
  schedule: {
    lead: number
    weeksPerMonth: number
    hoursPerMonth: number
    hoursPerWeek: number
    people: number
    floor: number
    ceiling: number
  }
  limits: { blocks: number; quantity: number; leastHours: number; mostHours: number }
}
