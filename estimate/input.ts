import type { Role } from './catalogue/types'

/** The values of each setting in their canonical order. */
export const choices = {
  type: ['site', 'webapp', 'saas', 'marketplace', 'shop', 'internal', 'mobile', 'ai'],
  stage: ['idea', 'brief', 'spec', 'designed'],
  origin: ['new', 'existing', 'rewrite'],
  design: ['ready', 'kit', 'custom', 'premium'],
  quality: ['prototype', 'mvp', 'production', 'critical'],
  support: ['none', 'basic', 'standard', 'extended'],
  pace: ['economical', 'balanced', 'fast'],
  currency: ['USD', 'EUR', 'GBP', 'UAH'],
} as const

export const platforms = ['web', 'ios', 'android', 'telegram'] as const

export type Platform = (typeof platforms)[number]
export type Choice<Key extends keyof typeof choices> = (typeof choices)[Key][number]
export type Currency = Choice<'currency'>

export type BlockChoice = { id: string; quantity: number }

export type Settings = { -readonly [Key in keyof typeof choices]: Choice<Key> } & {
  platforms: readonly Platform[]
  /** ISO days. A deadline counts from the start and means nothing without it. */
  deadline: string | null
  start: string | null
  /** Kinds of people who use the product, and languages it speaks: they propose blocks and change no figure themselves. */
  roles: number
  languages: number
  /** Chosen technologies; a layer without one is ours to choose. */
  technologies: readonly string[]
  /** US dollars an hour where they differ from the catalogue's. */
  rates: Partial<Record<Role, number>>
  /** Currency units per US dollar where they differ from the catalogue's. */
  exchange: Partial<Record<Currency, number>>
}

/** Everything an estimate depends on. */
export type EstimateInput = Settings & {
  /** Complete but for the foundations, which platforms bring along. */
  blocks: readonly BlockChoice[]
  /** Ids out of `blocks` that wait for a later version: outside every figure. */
  later: readonly string[]
}

export const defaultInput: EstimateInput = {
  type: 'saas',
  platforms: ['web'],
  stage: 'brief',
  origin: 'new',
  design: 'custom',
  quality: 'mvp',
  support: 'none',
  pace: 'balanced',
  currency: 'USD',
  deadline: null,
  start: null,
  roles: 2,
  languages: 1,
  technologies: [],
  rates: {},
  exchange: {},
  blocks: [],
  later: [],
}

/** A change to an estimate: what a saving, a repair, a one-click fix or an alternative does. */
export type InputPatch = {
  set?: Partial<Settings>
  /** Blocks to have; one that is there already gets this quantity. */
  add?: readonly BlockChoice[]
  remove?: readonly string[]
  /** Blocks to put off, and to bring back. */
  later?: readonly string[]
  now?: readonly string[]
}

export function applyPatch(input: EstimateInput, { set = {}, add = [], remove = [], later = [], now = [] }: InputPatch): EstimateInput {
  const gone = new Set([...remove, ...add.map(({ id }) => id)])
  const blocks = [...input.blocks.filter(({ id }) => !gone.has(id)), ...add]
  const kept = new Set(blocks.map(({ id }) => id))
  const waiting = new Set([...input.later, ...later])
  for (const id of now) waiting.delete(id)
  return { ...input, ...set, blocks, later: [...waiting].filter((id) => kept.has(id)) }
}
