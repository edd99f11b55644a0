import { type KeyOf, keysOf, parameters, type Settings, settingKeys } from './parameters'

export type { Settings } from './parameters'

type Choices = { [Key in KeyOf<'choice'> as (typeof parameters)[Key]['setting']]: (typeof parameters)[Key]['values'] }

/** The values of each setting that is one of several, in their canonical order. */
export const choices = Object.fromEntries(keysOf('choice').map((key) => [parameters[key].setting, parameters[key].values])) as Choices

export const platforms = parameters.p.values

export type Platform = (typeof platforms)[number]
export type Choice<Setting extends keyof Choices> = Choices[Setting][number]
export type Currency = Choice<'currency'>

export type BlockChoice = { id: string; quantity: number }

/** Everything an estimate depends on. */
export type EstimateInput = Settings & {
  /** The chosen blocks, without the foundations that platforms imply. */
  blocks: readonly BlockChoice[]
  /** Ids of `blocks` that are left for a later version and counted in no figure. */
  later: readonly string[]
  /** Ids of blocks that are there already or not needed, so that nothing asks for them. */
  existing: readonly string[]
}

const defaultSettings = Object.fromEntries(settingKeys.map((key) => [parameters[key].setting, parameters[key].initial])) as Settings

export const defaultInput: EstimateInput = { ...defaultSettings, blocks: [], later: [], existing: [] }

/** How many blocks the first version has, foundations and what waits for later left out: the number every page says. */
export function countBlocks({ blocks, later }: Pick<EstimateInput, 'blocks' | 'later'>): number {
  return blocks.filter(({ id }) => !later.includes(id)).length
}

/** A change to an estimate. */
export type InputPatch = {
  set?: Partial<Settings>
  /** Blocks to add; one that is already there gets this quantity. */
  add?: readonly BlockChoice[]
  remove?: readonly string[]
  /** Blocks to leave for a later version, and blocks to bring back into the first. */
  later?: readonly string[]
  now?: readonly string[]
  /** Blocks that are there already or not needed, and blocks to ask for again. */
  have?: readonly string[]
  ask?: readonly string[]
}

export function applyPatch(input: EstimateInput, patch: InputPatch): EstimateInput {
  const { set = {}, add = [], remove = [], later = [], now = [], have = [], ask = [] } = patch
  const gone = new Set([...remove, ...add.map(({ id }) => id)])
  const blocks = [...input.blocks.filter(({ id }) => !gone.has(id)), ...add]
  const kept = new Set(blocks.map(({ id }) => id))
  const waiting = new Set([...input.later, ...later])
  for (const id of now) waiting.delete(id)
  const existing = [...new Set([...input.existing, ...have])].filter((id) => !ask.includes(id))
  return { ...input, ...set, blocks, later: [...waiting].filter((id) => kept.has(id)), existing }
}
