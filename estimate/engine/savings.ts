import type { Catalogue, RoleHours, TechnologyOption } from '../catalogue/types'
import { applyPatch, type EstimateInput, type InputPatch, platforms } from '../input'
import { requiredBlocks } from './blocks'
import type { BlockWork } from './hours'
import { type Measure, measure } from './measure'
import { mapRoles, sum } from './overheads'

export type SavingId = 'quality' | 'design' | 'crossPlatform' | 'oneStore' | 'pace' | 'variant' | 'aiLater' | 'later'

/** A change that lowers the price, with what it saves at P50. Weeks may be negative: some savings take longer. */
export type Saving = {
  id: SavingId
  /** What is given up for what: settings or block ids. */
  values: { from: string; to: string | null }
  patch: InputPatch
  hours: number
  cost: number
  weeks: number
}

type Idea = Pick<Saving, 'id' | 'values' | 'patch'>

const mostActions = 6
const smaller = { 'adm.panel-m': 'adm.panel-s', 'com.chat-m': 'com.chat-s', 'cnt.search-m': 'cnt.search-s', 'acc.rbac-l': 'acc.rbac-m' }
const calmer = { quality: { critical: 'production', production: 'mvp' }, design: { premium: 'custom', custom: 'kit' } } as const

/** Up to six changes, each computed for this very project alone, the largest first; and what all of them save together. */
export function findSavings(
  input: EstimateInput,
  base: Measure,
  catalogue: Catalogue,
): { actions: Saving[]; together: Omit<Saving, 'id' | 'values'> | null } {
  const weigh = (patch: InputPatch) => {
    const made = measure(applyPatch(input, patch), catalogue)
    return { hours: base.hours.p50 - made.hours.p50, cost: base.cost.p50 - made.cost.p50, weeks: base.weeks - made.weeks }
  }
  const actions = listIdeas(input, base)
    .map((idea) => ({ ...idea, ...weigh(idea.patch) }))
    .filter(({ cost }) => cost > 1e-6)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, mostActions)
  if (actions.length < 2) return { actions, together: null }
  const patch = actions.map((action) => action.patch).reduce(mergePatches)
  return { actions, together: { patch, ...weigh(patch) } }
}

function listIdeas(input: EstimateInput, { work, technologies, rates }: Measure): Idea[] {
  const blocks = work.map(({ block }) => block)
  const ids = new Set(blocks.map(({ id }) => id))
  const required = requiredBlocks(blocks)
  const ai = blocks.filter(({ id }) => id.startsWith('ai.')).map(({ id }) => id)
  const hoursOf = (chosen: readonly string[]) =>
    work.reduce((hours, { block, total }) => (chosen.includes(block.id) ? hours + total.likely : hours), 0)
  const isCore = hoursOf(ai) > 0.4 * hoursOf([...ids])
  return [
    ...Object.entries(calmer).flatMap(([setting, steps]) => step(setting as 'quality' | 'design', steps, input)),
    ...(input.pace === 'fast' && !(input.deadline && input.start) ? [toSetting('pace', 'pace', 'fast', 'balanced')] : []),
    ...storeIdeas(input, technologies),
    ...Object.entries(smaller).flatMap(([from, to]): Idea[] =>
      ids.has(from) && !ids.has(to)
        ? [{ id: 'variant', values: { from, to }, patch: { remove: [from], add: [{ id: to, quantity: 1 }] } }]
        : [],
    ),
    ...(ai.length > 0 && !isCore ? [{ id: 'aiLater', values: { from: ai.join(' '), to: null }, patch: { later: ai } } satisfies Idea] : []),
    ...work
      .filter(({ block: { id, later } }) => later && !required.has(id))
      .sort((one, other) => priceOf(other, rates) - priceOf(one, rates))
      .slice(0, mostActions)
      .map(({ block: { id } }): Idea => ({ id: 'later', values: { from: id, to: null }, patch: { later: [id] } })),
  ]
}

/** What the hours of a block alone cost: enough to tell which of many are worth computing. */
function priceOf({ means }: BlockWork, rates: RoleHours): number {
  return sum(mapRoles(means, (hours, role) => hours * (rates[role] ?? 0)))
}

function step(setting: 'quality' | 'design', steps: Readonly<Record<string, string>>, input: EstimateInput): Idea[] {
  const to = steps[input[setting]]
  return to ? [toSetting(setting, setting, input[setting], to)] : []
}

function toSetting(id: SavingId, setting: 'quality' | 'design' | 'pace', from: string, to: string): Idea {
  return { id, values: { from, to }, patch: { set: { [setting]: to } } }
}

/** Lists in the catalogue's order, so that an estimate says the same in whatever order it was put together. */
function storeIdeas(input: EstimateInput, resolved: readonly TechnologyOption[]): Idea[] {
  const chosen = platforms.filter((each) => input.platforms.includes(each))
  if (!chosen.includes('ios') || !chosen.includes('android')) return []
  const one: Idea = {
    id: 'oneStore',
    values: { from: 'android', to: null },
    patch: { set: { platforms: chosen.filter((each) => each !== 'android') } },
  }
  const ids = resolved.map(({ id }) => id)
  const shared = ids.filter((id) => id !== 'native' && input.technologies.includes(id))
  return ids.includes('native')
    ? [{ id: 'crossPlatform', values: { from: 'native', to: 'reactnative' }, patch: { set: { technologies: shared } } }, one]
    : [one]
}

function mergePatches(one: InputPatch, other: InputPatch): InputPatch {
  return {
    set: { ...one.set, ...other.set },
    add: [...(one.add ?? []), ...(other.add ?? [])],
    remove: [...(one.remove ?? []), ...(other.remove ?? [])],
    later: [...(one.later ?? []), ...(other.later ?? [])],
  }
}
