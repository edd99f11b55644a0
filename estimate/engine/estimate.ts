import type { Catalogue, PhaseWeeks } from '../catalogue/types'
import { choices, type EstimateInput } from '../input'
import type { RoleHours, SparseHours } from '../roles'
import { isImplied, listBlocks } from './blocks'
import {
  type BlockFigures,
  byBlock,
  byGroup,
  byPhase,
  byRole,
  type GroupFigures,
  type PhaseFigures,
  type RoleFigures,
  widestBlocks,
} from './breakdown'
import { type BuildUpStep, buildUp } from './build-up'
import { type Lane, layLanes, listMilestones, type Milestone } from './calendar'
import { checkDeadline, type Deadline, earliestWeeks } from './deadline'
import { type Measure, measure } from './measure'
import { likelyWeeks } from './outlook'
import type { Percentiles, Uncertainty } from './range'
import { pickRoles } from './role-hours'
import { type Running, runningCosts } from './running'
import { findSavings } from './savings'
import type { Schedule } from './schedule'
import { peopleTogether, staff } from './team'

export type Figures = Pick<Measure, 'hours' | 'cost' | 'weeks'>
/** Estimates a calculator should not make: no blocks, too few hours, too many hours, too many blocks. */
type Limit = 'empty' | 'small' | 'big' | 'many'

/** What is said first of an estimate. */
export type Headline = {
  catalogue: string
  hours: Percentiles
  /** US dollars. */
  cost: Percentiles
  weeks: number
  people: { average: number; atOnce: number; cap: number }
  /** US dollars an hour on average. */
  blended: number
  /** `earliest`: the fewest weeks it can be done in. */
  schedule: Schedule & { stretched: 'build' | 'team' | null; earliest: number }
  /** Whole weeks: as expected, and as enough in eight of ten cases. */
  likelyWeeks: { p50: number; p80: number }
  limit: Limit | null
}

export type EstimateResult = Headline & {
  phases: PhaseWeeks
  /** P50 hours by role, and people by role while the role is active. */
  roles: SparseHours
  team: SparseHours
  technologies: readonly string[]
  uncertainty: Uncertainty
  /** P50 hours for scope that is not listed yet. */
  allowance: number
  deadline: Deadline | null
  byRole: RoleFigures[]
  byGroup: GroupFigures[]
  byPhase: PhaseFigures[]
  byBlock: BlockFigures[]
  buildUp: BuildUpStep[]
  milestones: Milestone[]
  lanes: Lane[]
  running: Running
  narrowing: { next: (Figures & { stage: Exclude<EstimateInput['stage'], 'idea'> }) | null; widest: string[] }
  savings: ReturnType<typeof findSavings>
  /** What each block left for later would add to P50. */
  later: { id: string; quantity: number; hours: number; cost: number; weeks: number }[]
}

/** All results of an estimate, unrounded. Pure: no clock, no locale, no randomness. */
export function estimate(input: EstimateInput, catalogue: Catalogue): EstimateResult {
  const made = measure(input, catalogue)
  const { roles, plan, uncertainty, overheads } = made
  const team = staff(roles, plan.phases, catalogue)
  const blocks = byBlock(made)
  const groups = byGroup(blocks, made)
  return {
    ...headlineOf(input, made, team, catalogue),
    uncertainty,
    roles: pickRoles(roles),
    team: pickRoles(team),
    phases: plan.phases,
    technologies: made.technologies.map(({ id }) => id),
    allowance: overheads.total * uncertainty.median * (1 - 1 / uncertainty.growth),
    deadline: checkDeadline(input, made, catalogue),
    byRole: byRole(made, team, catalogue),
    byGroup: groups,
    byPhase: byPhase(made, catalogue),
    byBlock: blocks,
    buildUp: buildUp(made),
    milestones: listMilestones(plan.phases, input.start, catalogue),
    lanes: layLanes(groups, plan.phases, catalogue),
    running: runningCosts(made, input, catalogue),
    narrowing: { next: nextStage(input, catalogue), widest: widestBlocks(made.work, 3) },
    savings: findSavings(input, made, catalogue),
    later: priceLater(input, made, catalogue),
  }
}

/** As much of `estimate` as its headline says, at a third of the price. */
export function estimateHeadline(input: EstimateInput, catalogue: Catalogue): Headline {
  const made = measure(input, catalogue)
  return headlineOf(input, made, staff(made.roles, made.plan.phases, catalogue), catalogue)
}

function headlineOf(input: EstimateInput, made: Measure, team: RoleHours, catalogue: Catalogue): Headline {
  const { hours, cost, weeks, plan, schedule } = made
  return {
    catalogue: catalogue.version,
    ...{ hours, cost, weeks },
    people: { average: hours.p50 / (catalogue.constants.schedule.hoursPerWeek * weeks), atOnce: peopleTogether(team), cap: plan.cap },
    blended: cost.p50 / hours.p50,
    schedule: { ...schedule, stretched: plan.stretched, earliest: earliestWeeks(input, made, catalogue) },
    likelyWeeks: likelyWeeks(made, catalogue),
    limit: findLimit(input, made, catalogue),
  }
}

/** The same project at the next stage, and the blocks that widen the range most. */
function nextStage(input: EstimateInput, catalogue: Catalogue): EstimateResult['narrowing']['next'] {
  const [, ...described] = choices.stage
  const stage = described[choices.stage.indexOf(input.stage)]
  if (!stage) return null
  const { hours, cost, weeks } = measure({ ...input, stage }, catalogue)
  return { stage, hours, cost, weeks }
}

function priceLater(input: EstimateInput, base: Measure, catalogue: Catalogue): EstimateResult['later'] {
  const waiting = listBlocks({ ...input, later: [] }, catalogue).filter(({ block }) => input.later.includes(block.id))
  return waiting.map(({ block: { id }, quantity }) => {
    const made = measure({ ...input, later: input.later.filter((each) => each !== id) }, catalogue)
    return { id, quantity, hours: made.hours.p50 - base.hours.p50, cost: made.cost.p50 - base.cost.p50, weeks: made.weeks - base.weeks }
  })
}

function findLimit(input: EstimateInput, { work }: Measure, { constants: { limits } }: Catalogue): Limit | null {
  const likely = work.reduce((sum, { total }) => sum + total.likely, 0)
  const chosen = input.blocks.filter(({ id }) => !isImplied(id)).length
  if (!work.some(({ block }) => !isImplied(block.id))) return 'empty'
  if (chosen > limits.blocks) return 'many'
  if (likely > limits.maxHours) return 'big'
  return likely < limits.minHours ? 'small' : null
}
