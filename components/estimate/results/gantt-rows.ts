import { groupName } from '../group-name'
import { type EstimateView, titleOf } from './view'

/** A stretch of whole weeks after the start of the project. */
export type Stretch = { from: number; weeks: number; kind: 'plan' | 'along' | 'build' | 'stab' | 'launch' }
export type GanttRow = { key: string; name: string; stretches: Stretch[] }

/** What happens when: discovery, design, each group of blocks inside the build, stabilisation, launch. */
export function toGanttRows(view: EstimateView): GanttRow[] {
  const { phases, lanes, byBlock } = view.result
  const names = view.words.in('EstimateNames')
  const { discovery, designLead, build, stab, launch } = phases
  const built = discovery + designLead
  const design: Stretch[] = [
    { from: discovery, weeks: designLead, kind: 'plan' },
    { from: built, weeks: Math.max(1, Math.floor(0.6 * build + 0.5)), kind: 'along' },
  ]
  const groups = lanes.map(({ group, from, weeks }): GanttRow => {
    const members = byBlock.filter((block) => block.group === group)
    const [only] = members
    const name = members.length === 1 && only ? shorten(titleOf(view, only.id, only.quantity)) : groupName(view.words, group)
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

/** A title without what its brackets and its list of examples say. */
function shorten(title: string): string {
  const [short = title] = title.split(/[:(]/)
  const plain = short.trim()
  return plain.length > 30 ? `${plain.slice(0, 29).trim()}…` : plain
}

/** Every how many weeks the axis is lettered, so that the numbers never touch. */
export function weekStep(weeks: number, most: number): number {
  return [1, 2, 4, 8, 12, 26].find((step) => weeks / step <= most) ?? 52
}
