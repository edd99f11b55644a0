import type { Catalogue } from '../catalogue/types'
import { indexOf, listBlocks } from '../engine/blocks'
import { resolveTechnologies } from '../engine/technologies'
import type { EstimateInput } from '../input'
import { adviceRules } from './advice'
import { errorRules } from './errors'
import type { Facts, Finding, Level } from './finding'
import { needRules } from './needs'

/** Choices that do not go together. Its message is found by `rule`; `fix` resolves it. */
export type Conflict = Finding & { rule: RuleId; level: Level }

export const rules = [...errorRules, ...needRules, ...adviceRules]
type RuleId = (typeof rules)[number]['id']

/** All conflicts of an estimate, errors first. */
export function checkCompatibility(input: EstimateInput, catalogue: Catalogue): Conflict[] {
  const blocks = listBlocks(input, catalogue).map(({ block }) => block)
  const facts: Facts = {
    input,
    blocks,
    index: indexOf(catalogue),
    ids: new Set(blocks.map(({ id }) => id)),
    tech: new Set(resolveTechnologies(input, catalogue).map(({ id }) => id)),
  }
  const found = rules.flatMap(({ id, level, find }) => find(facts).map((finding) => ({ rule: id, level, ...finding })))
  return found.flatMap((conflict) => withoutExisting(conflict, input.existing))
}

/** Whether a conflict only asks for blocks that are not there. */
export function isGap({ level, fix: { add, set, remove } }: Conflict): boolean {
  return level === 'warn' && add !== undefined && !set && !remove
}

/** A gap asks for nothing that is there already; nothing of it is left where all it asks for is. */
function withoutExisting(conflict: Conflict, existing: readonly string[]): Conflict[] {
  if (existing.length === 0 || !isGap(conflict)) return [conflict]
  const add = (conflict.fix.add ?? []).filter(({ id }) => !existing.includes(id))
  return add.length > 0 ? [{ ...conflict, fix: { add, now: add.map(({ id }) => id) } }] : []
}
