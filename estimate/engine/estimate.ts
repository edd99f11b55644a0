import type { Catalogue, RoleHours } from '../catalogue/types'
import { choices, type EstimateInput } from '../input'
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
import { checkDeadline, type Deadline } from './deadline'
import { type Measure, measure } from './measure'
import type { PhaseWeeks } from './phases'
import type { Percentiles, Uncertainty } from './range'
import { type Running, runningCosts } from './running'
import { findSavings } from './savings'
import type { Schedule } from './schedule'
import { peopleTogether, staff } from './team'

export type Figures = Pick<Measure, 'hours' | 'cost' | 'weeks'>
/** Blocks outside a calculator's reach: none chosen, too little, too much, too many. */
export type Limit = 'empty' | 'small' | 'big' | 'many'

export type EstimateResult = {
  catalogue: string
  hours: Percentiles
  /** US dollars. */
  cost: Percentiles
  weeks: number
  phases: PhaseWeeks
  /** P50 hours, and people while the role is active. */
  roles: RoleHours
  team: RoleHours
  people: { average: number; atOnce: number; cap: number }
  /** US dollars an hour on average. */
  blended: number
  technologies: readonly string[]
  uncertainty: Uncertainty
  /** Scope nobody has listed yet, inside P50. */
  allowance: number
  schedule: Schedule & { stretched: 'build' | 'team' | null }
  deadline: Deadline | null
  byRole: RoleFigures[]
  byGroup: GroupFigures[]
  byPhase: PhaseFigures[]
  byBlock: BlockFigures[]
  buildUp: BuildUpStep[]
  milestones: Milestone[]
  lanes: Lane[]
  running: Running
  narrowing: { next: (Figures & { stage: EstimateInput['stage'] }) | null; widest: string[] }
  savings: ReturnType<typeof findSavings>
  /** Each postponed block as what it would add to P50. */
  later: { id: string; quantity: number; hours: number; cost: number; weeks: number }[]
  limit: Limit | null
}

/** Everything that can be said of a project. Pure: no clock, no locale, no randomness; unrounded. */
export function estimate(input: EstimateInput, catalogue: Catalogue): EstimateResult {
  const made = measure(input, catalogue)
  const { hours, cost, weeks, roles, plan, uncertainty, overheads } = made
  const team = staff(roles, plan.phases, catalogue)
  const blocks = byBlock(made)
  const groups = byGroup(blocks, made)
  return {
    catalogue: catalogue.version,
    ...{ hours, cost, weeks, roles, team, uncertainty },
    phases: plan.phases,
    people: { average: hours.p50 / (catalogue.constants.schedule.hoursPerWeek * weeks), atOnce: peopleTogether(team), cap: plan.cap },
    blended: cost.p50 / hours.p50,
    technologies: made.technologies.map(({ id }) => id),
    allowance: overheads.total * uncertainty.median * (1 - 1 / uncertainty.growth),
    schedule: { ...made.schedule, stretched: plan.stretched },
    deadline: checkDeadline(input, made, catalogue),
    byRole: byRole(made, team),
    byGroup: groups,
    byPhase: byPhase(made),
    byBlock: blocks,
    buildUp: buildUp(made),
    milestones: listMilestones(plan.phases, input.start),
    lanes: layLanes(groups, plan.phases),
    running: runningCosts(made, input, catalogue),
    narrowing: { next: nextStage(input, catalogue), widest: widestBlocks(made.work, 3) },
    savings: findSavings(input, made, catalogue),
    later: priceLater(input, made, catalogue),
    limit: findLimit(input, made, catalogue),
  }
}

/** The same project once more of it is written down. */
function nextStage(input: EstimateInput, catalogue: Catalogue): EstimateResult['narrowing']['next'] {
  const stage = choices.stage[choices.stage.indexOf(input.stage) + 1]
  if (!stage) return null
  const { hours, cost, weeks } = measure({ ...input, stage }, catalogue)
  return { stage, hours, cost, weeks }
}

function priceLater(input: EstimateInput, base: Measure, catalogue: Catalogue): EstimateResult['later'] {
  const waiting = listBlocks({ ...input, later: [] }, catalogue).filter(({ block }) => input.later.includes(block.id))
  return waiting.map(({ block: { id }, quantity }) => {
    const made = measure({ ...input, later: input.later.filter((other) => other !== id) }, catalogue)
    return { id, quantity, hours: made.hours.p50 - base.hours.p50, cost: made.cost.p50 - base.cost.p50, weeks: made.weeks - base.weeks }
  })
}

function findLimit(input: EstimateInput, { work }: Measure, { constants: { limits } }: Catalogue): Limit | null {
  const likely = work.reduce((sum, { total }) => sum + total.likely, 0)
  const chosen = input.blocks.filter(({ id }) => !isImplied(id)).length
  if (!work.some(({ block }) => !isImplied(block.id))) return 'empty'
  if (chosen > limits.blocks) return 'many'
  if (likely > limits.mostHours) return 'big'
  return likely < limits.leastHours ? 'small' : null
}
