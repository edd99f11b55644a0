import type { Choice, Currency, Platform } from '../input'
import type { Role, SparseHours } from '../roles'
import type { Group } from './groups'

/** How far hours may stray from the likely ones: A is routine, D is research. */
export type SpreadClass = 'A' | 'B' | 'C' | 'D'

export const phaseNames = ['discovery', 'designLead', 'build', 'stab', 'launch'] as const
export type Phase = (typeof phaseNames)[number]
export type PhaseWeeks = Record<Phase, number>

export const layers = ['front', 'mobile', 'back', 'cms', 'database', 'model', 'vectors', 'hosting', 'addons'] as const
export type Layer = (typeof layers)[number]

export type Block = {
  id: string
  spread: SpreadClass
  likely: SparseHours
  repeatable: boolean
  /** A first version can live without it, so it is offered as a saving. */
  later: boolean
  /** At least one block of each list is required. */
  requires: readonly (readonly string[])[]
}

/** A factor on the hours of one role; without `only`, in every block. `acc.*` means all blocks of that prefix. */
type Fit = { role: Role; times: number; only?: readonly string[] }

export type TechnologyOption = {
  id: string
  layer: Layer
  fits?: readonly Fit[]
  fixed?: SparseHours
  /** Blocks whose spread becomes one class wider. */
  widens?: readonly string[]
}

/** Candidates for a layer when the choice is left to us: the first whose condition holds is used. */
export type DefaultTechnology = { id: string; when?: 'mobile' | 'aiProject' | 'aiBlocks' }

type QualityFactors = { development: number; QA: number; OPS: number; TL: number; PM: number; stabilisation: number }
type StageFactors = { sigma: number; allowance: number; analysis: number; discovery: number }
export type Band = { from: number; to: number }

/** All numbers of one version. Nothing an estimate depends on stands anywhere else. */
export type Catalogue = {
  version: string
  /** ISO day from which the numbers hold. */
  date: string
  blocks: readonly Block[]
  technologies: readonly TechnologyOption[]
  /** Blocks each platform implies. */
  foundations: Record<Platform, readonly string[]>
  defaults: Record<Exclude<Layer, 'addons'>, readonly DefaultTechnology[]>
  rates: Record<Role, number>
  /** Currency units per US dollar, for display only. */
  exchange: { date: string; rates: Record<Currency, number> }
  spread: Record<SpreadClass, { low: number; high: number }>
  quality: Record<Choice<'quality'>, QualityFactors>
  stage: Record<Choice<'stage'>, StageFactors>
  design: Record<Choice<'design'>, { DES: number; FE: number }>
  origin: Record<Choice<'origin'>, { development: number; fixed: SparseHours }>
  pace: Record<Choice<'pace'>, number>
  /** Yearly share of the price, and the minimum hours a month; null is no support at all. */
  support: Record<Choice<'support'>, { share: number; hours: number } | null>
  /** US dollars a month once the product is live. `unoptimised` is a model used without care for its cost. */
  running: { hosting: Record<string, Band>; model: Band & { unoptimised: Band; users: number } }
  phases: PhaseRules
  team: TeamRules
  savings: SavingRules
  constants: Constants
  /** How a length is shortened: by a share of the exact one, or to whole weeks, by one rule for pace and deadline. */
  timing: 'shares' | 'wholeWeeks'
  /** Days off, `MM-DD`; with any of them Easter and Trinity are days off, too. None: weeks are calendar weeks. */
  holidays: readonly string[]
  /** Groups that are built from the first week of the build to its last. */
  alongside: readonly Group[]
  /** What is never put off to meet a date, `core.*` for a whole group: in every project, and by its type. */
  core: Partial<Record<Choice<'type'> | 'always', readonly string[]>>
}

/** Whole weeks of the phases, and how the hours of a role divide among them; management follows the calendar. */
type PhaseRules = {
  discovery: { min: number; max: number }
  designLead: { share: number; min: number; max: number }
  stabilisation: { min: number }
  launch: { weeks: number }
  build: { min: number; weeksToDemo: number }
  /** Days from the launch to the last milestone. */
  followUpDays: number
  shares: Record<Exclude<Role, 'PM'>, Record<Phase, number>>
}

type TeamRules = {
  /** People at once: `perRootMonth` times the root of the person-months, within bounds. */
  cap: { min: number; max: number; perRootMonth: number }
  /** Part of the build in which designers still work. */
  designInBuild: number
  /** People are shown in steps; below `min` a role is on call. */
  shown: { min: number; step: number }
}

type SavingRules = {
  maxActions: number
  /** Above this share of the likely hours AI is what the product is about and is not put off. */
  aiCoreShare: number
  /** A smaller block that does most of what a larger one does. */
  smallerBlocks: Readonly<Record<string, string>>
  lower: { quality: Partial<Record<Choice<'quality'>, Choice<'quality'>>>; design: Partial<Record<Choice<'design'>, Choice<'design'>>> }
}

type Constants = {
  /** Each further piece of a repeatable block, as a share of the first. */
  repeat: number
  /** Correlation between blocks. */
  correlation: number
  /** Standard scores of the percentiles; the median is 0. */
  percentiles: { p10: number; p80: number; p90: number }
  minimumAnalysis: number
  mobile: { one: number; cross: number; native: number }
  /** Schedule: leading constant, weeks in a month, hours of a person-month, productive hours a week, minimum average people. */
  schedule: {
    lead: number
    weeksPerMonth: number
    hoursPerMonth: number
    hoursPerWeek: number
    people: number
    floor: number
    ceiling: number
    minWeeks: number
    /** What shortening to a share of the nominal time multiplies hours by, with straight lines between; the easiest first. */
    hurry: readonly { share: number; factor: number }[]
  }
  limits: { blocks: number; quantity: number; minHours: number; maxHours: number }
}
