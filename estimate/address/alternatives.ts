import type { Catalogue } from '../catalogue/types'
import { applyPatch, type EstimateInput, type InputPatch } from '../input'
import { settingKeys } from '../parameters'
import { splitOnce } from './fields'
import { maxAlternatives } from './keys'
import type { Report } from './notices'
import { readBlocks, readKnownIds } from './read-blocks'
import { readSettings, settleDeadline } from './read-settings'

/** A variant of the estimate: a name and its differences. */
export type Alternative = { name: string; patch: InputPatch }

const changes = ['add', 'del', 'l', 'now'] as const

/** Reads `alt=n*lean_q*mvp_d*kit_del*adm.dash`: a name and overrides of the estimate. */
export function readAlternatives(values: readonly string[], input: EstimateInput, catalogue: Catalogue, report: Report): Alternative[] {
  if (values.length > maxAlternatives) report('tooManyAlternatives', { count: String(values.length) })
  return values.slice(0, maxAlternatives).map((value, index) => readAlternative(value, index, input, catalogue, report))
}

function readAlternative(text: string, index: number, input: EstimateInput, catalogue: Catalogue, report: Report): Alternative {
  const fields = new Map<string, string[]>()
  for (const part of text.split('_').filter(Boolean)) {
    const [key, value = ''] = splitOnce(part, '*')
    const known = key === 'n' || [...settingKeys, ...changes].some((candidate) => candidate === key)
    if (known && value !== '') fields.set(key, [...(fields.get(key) ?? []), value])
    else report('alternativePart', { part })
  }
  const given = fields.get('n')?.at(-1) ?? ''
  const name = /^[a-z0-9-]{1,24}$/.test(given) ? given : `alt-${index + 1}`
  if (given && name !== given) report('alternativeName', { value: given, used: name })

  const set = readSettings(fields, catalogue, report)
  const dated = settleDeadline({ ...input, ...set }, report)
  const patch: InputPatch = {
    set: dated.deadline === null && set.deadline ? { ...set, deadline: null } : set,
    add: readBlocks(fields.get('add') ?? [], set.platforms ?? input.platforms, catalogue, report),
    remove: readKnownIds(fields.get('del') ?? [], catalogue, report),
    later: readKnownIds(fields.get('l') ?? [], catalogue, report),
    now: readKnownIds(fields.get('now') ?? [], catalogue, report),
  }
  return { name, patch: simplifyPatch(patch, input, catalogue) }
}

/** A patch reduced to what differs from the estimate, in canonical order, so that equal alternatives are equal texts. */
export function simplifyPatch(patch: InputPatch, input: EstimateInput, catalogue: Catalogue): InputPatch {
  const changed = applyPatch(input, patch)
  const settings = Object.entries(patch.set ?? {}).filter(([key, value]) => !same(value, input[key as keyof EstimateInput]))
  const before = new Map(input.blocks.map(({ id, quantity }) => [id, quantity]))
  const after = new Map(changed.blocks.map(({ id, quantity }) => [id, quantity]))
  const ids = catalogue.blocks.map(({ id }) => id)
  const lists: Required<Pick<InputPatch, 'add' | 'remove' | 'later' | 'now'>> = {
    add: ids.flatMap((id) => (after.has(id) && after.get(id) !== before.get(id) ? [{ id, quantity: after.get(id) ?? 1 }] : [])),
    remove: ids.filter((id) => before.has(id) && !after.has(id)),
    later: ids.filter((id) => changed.later.includes(id) && !input.later.includes(id)),
    now: ids.filter((id) => input.later.includes(id) && !changed.later.includes(id) && after.has(id)),
  }
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0)
  return { ...(settings.length > 0 && { set: Object.fromEntries(settings) }), ...Object.fromEntries(filled) }
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

function sorted(value: unknown): unknown {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value).sort() : value
}
