import type { Group } from '../catalogue/groups'
import type { Catalogue, PhaseWeeks } from '../catalogue/types'
import type { GroupFigures } from './breakdown'
import { addDays } from './days'
import { round } from './schedule'
import { dayAfterWeeks } from './working-days'

export const milestoneNames = ['kickoff', 'scope', 'demo', 'features', 'launch', 'after'] as const

/** `week` counts whole weeks since the start; without a start there is no date. */
export type Milestone = { id: (typeof milestoneNames)[number]; week: number; date: string | null }
/** The weeks in which a group of blocks is built, starting after `from` weeks of the project. */
export type Lane = { group: Group; from: number; weeks: number }

export function listMilestones(phases: PhaseWeeks, start: string | null, catalogue: Catalogue): Milestone[] {
  const rules = catalogue.phases
  const { discovery, designLead, build, stab, launch } = phases
  const built = discovery + designLead
  const end = built + build + stab + launch
  const weeks = { kickoff: 0, scope: discovery, demo: built + rules.build.weeksToDemo, features: built + build, launch: end }
  const named = milestoneNames.map((id) => {
    if (id === 'after') return { id, week: catalogue.timing === 'shares' ? end : end + Math.ceil(rules.followUpDays / 7) }
    return { id, week: weeks[id] }
  })
  const launchDay = start && dayAfterWeeks(start, end, catalogue)
  return named.map(({ id, week }) => {
    if (id === 'after') return { id, week, date: launchDay && addDays(launchDay, rules.followUpDays) }
    return { id, week, date: start && dayAfterWeeks(start, week, catalogue) }
  })
}

/** Places groups in the build, two at a time, in their order: weeks in proportion to hours, at least one, none after the build. */
export function layLanes(figures: readonly GroupFigures[], { discovery, designLead, build }: PhaseWeeks, { alongside }: Catalogue): Lane[] {
  const named = figures.filter((each): each is GroupFigures & { group: Group } => each.group !== 'setup')
  const shown = named.filter(({ group }) => !alongside.includes(group))
  const total = shown.reduce((sum, { hours }) => sum + hours, 0)
  const tracks = Math.min(2, shown.length)
  let before = 0
  let latest = 0
  const inTurn = shown.map(({ group, hours }) => {
    const weeks = Math.min(build, Math.max(1, round((hours / total) * build * tracks)))
    latest = Math.min(build - weeks, Math.max(latest, round((before / total) * build)))
    before += hours
    return { group, from: discovery + designLead + Math.max(0, latest), weeks }
  })
  return named.map(({ group }) => inTurn.find((lane) => lane.group === group) ?? { group, from: discovery + designLead, weeks: build })
}
