import type { Block } from '../catalogue/types'
import type { EstimateInput, InputPatch, Settings } from '../input'

export type Level = 'error' | 'warn' | 'info'

/** What a rule checks. */
export type Facts = {
  input: EstimateInput
  /** Ids of the blocks of the first version, including implied ones. */
  ids: ReadonlySet<string>
  blocks: readonly Block[]
  index: ReadonlyMap<string, Block>
  /** Ids of technologies, including those left to us. */
  tech: ReadonlySet<string>
}

/** The blocks or options a conflict is about, and the change that fixes it. */
export type Finding = { about: readonly string[]; fix: InputPatch }

export type Rule<Id extends string> = { id: Id; level: Level; find: (facts: Facts) => readonly Finding[] }

export function rule<Id extends string>(id: Id, level: Level, find: (facts: Facts) => readonly Finding[] | false): Rule<Id> {
  return { id, level, find: (facts) => find(facts) || [] }
}

/** A rule that at most one of these blocks may be chosen; its fix keeps the largest. */
export function exclusive(name: string, variants: readonly string[]): Rule<`oneOf.${string}`>[] {
  return [
    rule(`oneOf.${name}`, 'error', ({ ids }) => {
      const chosen = variants.filter((id) => ids.has(id))
      return chosen.length > 1 && [fix(chosen, { remove: chosen.slice(0, -1) })]
    }),
  ]
}

export function fix(about: readonly string[], patch: InputPatch): Finding {
  return { about, fix: patch }
}

export function set(settings: Partial<Settings>): InputPatch {
  return { set: settings }
}

export function add(id: string): InputPatch {
  return { add: [{ id, quantity: 1 }], now: [id] }
}

/** Adds a block and the blocks it requires. */
export function addWhole(facts: Facts, id: string): InputPatch {
  const wanted = new Set([id])
  for (const next of wanted) {
    for (const list of facts.index.get(next)?.requires ?? []) {
      const here = list.some((each) => facts.ids.has(each) || wanted.has(each))
      if (!here && list[0]) wanted.add(list[0])
    }
  }
  const missing = [...wanted].filter((each) => !facts.ids.has(each))
  return { add: missing.map((each) => ({ id: each, quantity: 1 })), now: missing }
}

export function without({ input }: Facts, ...ids: string[]): InputPatch {
  return set({ technologies: input.technologies.filter((id) => !ids.includes(id)) })
}

export function swap({ input }: Facts, from: readonly string[], to: readonly string[]): InputPatch {
  return set({ technologies: [...input.technologies.filter((id) => !from.includes(id)), ...to] })
}

export function some(ids: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.some((id) => ids.has(id))
}

export function each(ids: ReadonlySet<string>, wanted: readonly string[], make: (id: string) => Finding): Finding[] {
  return wanted.filter((id) => ids.has(id)).map(make)
}

/** Ids of AI features, without the blocks for evaluation and self-hosting. */
export function aiIds({ ids }: Facts): string[] {
  return [...ids].filter((id) => id.startsWith('ai.') && id !== 'ai.eval' && id !== 'ai.selfhost')
}
