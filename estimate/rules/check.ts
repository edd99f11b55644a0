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
  return rules.flatMap(({ id, level, find }) => find(facts).map((finding) => ({ rule: id, level, ...finding })))
}
