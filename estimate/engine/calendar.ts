import type { Group } from '../catalogue/groups'
import type { GroupFigures } from './breakdown'
import { addDays } from './days'
import type { PhaseWeeks } from './phases'
import { round } from './schedule'

export const milestoneNames = ['kickoff', 'scope', 'demo', 'features', 'launch', 'after'] as const

/** `week` counts whole weeks since the start; without a start there is no date. */
export type Milestone = { id: (typeof milestoneNames)[number]; week: number; date: string | null }
/** A group of blocks as a bar over the build: it begins after `from` weeks of the project. */
export type Lane = { group: Group; from: number; weeks: number }

export function listMilestones({ discovery, designLead, build, stab, launch }: PhaseWeeks, start: string | null): Milestone[] {
  const built = discovery + designLead
  const end = built + build + stab + launch
  const weeks = { kickoff: 0, scope: discovery, demo: built + 2, features: built + build, launch: end, after: end }
  return milestoneNames.map((id) => ({
    id,
    week: weeks[id],
    date: start && addDays(start, weeks[id] * 7 + (id === 'after' ? 30 : 0)),
  }))
}

/** Two groups at a time in the order of building, wide by their hours, never under a week, the last ending with the build. */
export function layLanes(figures: readonly GroupFigures[], { discovery, designLead, build }: PhaseWeeks): Lane[] {
  const shown = figures.filter((each): each is GroupFigures & { group: Group } => each.group !== 'setup')
  const total = shown.reduce((sum, { hours }) => sum + hours, 0)
  const tracks = Math.min(2, shown.length)
  let before = 0
  let latest = 0
  return shown.map(({ group, hours }) => {
    const weeks = Math.min(build, Math.max(1, round((hours / total) * build * tracks)))
    latest = Math.min(build - weeks, Math.max(latest, round((before / total) * build)))
    before += hours
    return { group, from: discovery + designLead + Math.max(0, latest), weeks }
  })
}
