import type { Catalogue, TechnologyOption } from '../catalogue/types'
import { applyPatch, type EstimateInput, type InputPatch, platforms } from '../input'
import { requiredBlocks } from './blocks'
import { type Measure, measure } from './measure'
import { costOf } from './role-hours'
import { defaultTechnology } from './technologies'

type SavingId = 'quality' | 'design' | 'crossPlatform' | 'oneStore' | 'pace' | 'variant' | 'aiLater' | 'later'

/** A change that lowers the price, with what it saves at P50. Weeks are negative if it takes longer. */
export type Saving = {
  id: SavingId
  /** What is replaced by what: values of a setting or block ids. */
  values: { from: string; to: string | null }
  patch: InputPatch
  hours: number
  cost: number
  weeks: number
}

type Idea = Pick<Saving, 'id' | 'values' | 'patch'>

/** The largest savings, each calculated alone for this project, and what all of them save together. */
export function findSavings(
  input: EstimateInput,
  base: Measure,
  catalogue: Catalogue,
): { actions: Saving[]; together: Omit<Saving, 'id' | 'values'> | null } {
  const { maxActions } = catalogue.savings
  const weigh = (patch: InputPatch) => {
    const made = measure(applyPatch(input, patch), catalogue)
    return { hours: base.hours.p50 - made.hours.p50, cost: base.cost.p50 - made.cost.p50, weeks: base.weeks - made.weeks }
  }
  const actions = listIdeas(input, base, catalogue)
    .map((idea) => ({ ...idea, ...weigh(idea.patch) }))
    .filter(({ cost }) => cost > 1e-6)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, maxActions)
  if (actions.length < 2) return { actions, together: null }
  const patch = actions.map((action) => action.patch).reduce(mergePatches)
  return { actions, together: { patch, ...weigh(patch) } }
}

function listIdeas(input: EstimateInput, { work, technologies, rates }: Measure, catalogue: Catalogue): Idea[] {
  const { maxActions, aiCoreShare, smallerBlocks, lower } = catalogue.savings
  const blocks = work.map(({ block }) => block)
  const ids = new Set(blocks.map(({ id }) => id))
  const required = requiredBlocks(blocks)
  const ai = blocks.filter(({ id }) => id.startsWith('ai.')).map(({ id }) => id)
  const hoursOf = (chosen: readonly string[]) =>
    work.reduce((hours, { block, total }) => (chosen.includes(block.id) ? hours + total.likely : hours), 0)
  const isCore = hoursOf(ai) > aiCoreShare * hoursOf([...ids])
  return [
    ...lowerSetting('quality', input.quality, lower.quality[input.quality]),
    ...lowerSetting('design', input.design, lower.design[input.design]),
    ...(input.pace === 'fast' && !(input.deadline && input.start) ? [toSetting('pace', 'pace', 'fast', 'balanced')] : []),
    ...storeIdeas(input, technologies, catalogue),
    ...Object.entries(smallerBlocks).flatMap(([from, to]): Idea[] =>
      ids.has(from) && !ids.has(to)
        ? [{ id: 'variant', values: { from, to }, patch: { remove: [from], add: [{ id: to, quantity: 1 }] } }]
        : [],
    ),
    ...(ai.length > 0 && !isCore ? [{ id: 'aiLater', values: { from: ai.join(' '), to: null }, patch: { later: ai } } satisfies Idea] : []),
    ...work
      .filter(({ block: { id, later } }) => later && !required.has(id))
      .sort((a, b) => costOf(b.means, rates) - costOf(a.means, rates))
      .slice(0, maxActions)
      .map(({ block: { id } }): Idea => ({ id: 'later', values: { from: id, to: null }, patch: { later: [id] } })),
  ]
}

function lowerSetting(setting: 'quality' | 'design', from: string, to: string | undefined): Idea[] {
  return to ? [toSetting(setting, setting, from, to)] : []
}

function toSetting(id: SavingId, setting: 'quality' | 'design' | 'pace', from: string, to: string): Idea {
  return { id, values: { from, to }, patch: { set: { [setting]: to } } }
}

/** Lists are in the catalogue's order, so that the result does not depend on the order of choices. */
function storeIdeas(input: EstimateInput, resolved: readonly TechnologyOption[], catalogue: Catalogue): Idea[] {
  const chosen = platforms.filter((each) => input.platforms.includes(each))
  if (!chosen.includes('ios') || !chosen.includes('android')) return []
  const oneStore: Idea = {
    id: 'oneStore',
    values: { from: 'android', to: null },
    patch: { set: { platforms: chosen.filter((each) => each !== 'android') } },
  }
  const ids = resolved.map(({ id }) => id)
  if (!ids.includes('native')) return [oneStore]
  const technologies = ids.filter((id) => id !== 'native' && input.technologies.includes(id))
  const to = defaultTechnology('mobile', input, catalogue) ?? null
  return [{ id: 'crossPlatform', values: { from: 'native', to }, patch: { set: { technologies } } }, oneStore]
}

function mergePatches(a: InputPatch, b: InputPatch): InputPatch {
  return {
    set: { ...a.set, ...b.set },
    add: [...(a.add ?? []), ...(b.add ?? [])],
    remove: [...(a.remove ?? []), ...(b.remove ?? [])],
    later: [...(a.later ?? []), ...(b.later ?? [])],
  }
}
