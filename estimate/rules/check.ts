import type { Catalogue } from '../catalogue/types'
import { indexOf, listBlocks } from '../engine/blocks'
import { resolveTechnologies } from '../engine/technologies'
import type { EstimateInput } from '../input'
import { adviceRules } from './advice'
import { errorRules } from './errors'
import type { Facts, Finding, Level } from './finding'

/** Something that does not go together. Words come from the messages by `rule`; `fix` is one click. */
export type Conflict = Finding & { rule: string; level: Level }

export const rules = [...errorRules, ...adviceRules]

/** Everything the compatibility rules have to say, errors first. */
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
