import { groupName } from '../labels'
import { type EstimateView, headOf, titleOf } from './view'

/** Whole weeks, counted from the start of the project. `along` is design during the build. */
type Stretch = { from: number; weeks: number; kind: 'plan' | 'along' | 'build' | 'stab' | 'launch' }
export type GanttRow = { key: string; name: string; stretches: Stretch[] }

/** Letters of a name that fit in one line on a phone. */
const longestName = 44

/** Rows of the schedule: discovery, design, each group of blocks within the build, stabilisation, launch. */
export function toGanttRows(view: EstimateView): GanttRow[] {
  const { phases, lanes, byBlock } = view.result
  const names = view.words.in('EstimateNames')
  const { discovery, designLead, build, stab, launch } = phases
  const built = discovery + designLead
  const design: Stretch[] = [
    { from: discovery, weeks: designLead, kind: 'plan' },
    { from: built, weeks: Math.max(1, Math.floor(view.catalogue.team.designInBuild * build + 0.5)), kind: 'along' },
  ]
  const groups = lanes.map(({ group, from, weeks }): GanttRow => {
    const members = byBlock.filter((block) => block.group === group)
    const [only] = members
    const own = members.length === 1 && only ? headOf(titleOf(view, only.id, only.quantity)) : ''
    const name = own && own.length <= longestName ? own : groupName(view.words, group)
    return { key: group, name, stretches: [{ from, weeks, kind: 'build' }] }
  })
  return [
    { key: 'discovery', name: names('phases.discovery'), stretches: [{ from: 0, weeks: discovery, kind: 'plan' }] },
    ...(designLead > 0 ? [{ key: 'designLead', name: names('phases.designLead'), stretches: design }] : []),
    ...groups,
    { key: 'stab', name: names('phases.stab'), stretches: [{ from: built + build, weeks: stab, kind: 'stab' }] },
    { key: 'launch', name: names('phases.launch'), stretches: [{ from: built + build + stab, weeks: launch, kind: 'launch' }] },
  ]
}

/** Weeks between two labels of the axis, so that they do not overlap. */
export function weekStep(weeks: number, maxLabels: number): number {
  return [1, 2, 4, 8, 12, 26].find((step) => weeks / step <= maxLabels) ?? 52
}
