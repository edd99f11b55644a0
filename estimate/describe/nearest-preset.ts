import { type PresetSlug, presetSlugs } from './kinds'
import fitted from './preset-weights.json'

/** What a sentence can lead to: a preset, or none where it names no project of ours. */
export const outcomes = [...presetSlugs, 'none'] as const

/** How strongly a clue speaks for each outcome, in their order. `npm run fit:presets` fits them to the sentences of `fixtures/`. */
export type PresetWeights = Readonly<Record<string, readonly number[]>>

type Said = {
  type: string | null
  kinds: readonly string[]
  blocks: readonly string[]
  platforms: readonly string[]
  isTrial: boolean
  words: readonly string[]
}

/** Words are told apart by their first letters: what follows is mostly inflection. */
const stemLength = 6

/** What a sentence says that can speak for a preset, each thing once. */
export function cluesOf({ type, kinds, blocks, platforms, isTrial, words }: Said): string[] {
  const onPhonesOnly = platforms.some((each) => each === 'ios' || each === 'android') && !platforms.includes('web')
  const clues = [
    'any',
    ...kinds.map((kind) => `kind:${kind}`),
    ...(type === null ? [] : [`type:${type}`]),
    ...blocks.flatMap((id) => [`block:${id}`, `group:${id.split('.')[0]}`]),
    ...(onPhonesOnly ? ['phones'] : []),
    ...(isTrial ? ['trial'] : []),
    ...words.filter((word) => word.length > 2 && /\p{L}/u.test(word)).map((word) => `word:${word.slice(0, stemLength)}`),
  ]
  return [...new Set(clues)]
}

/** The probability of each outcome under a log-linear model. */
export function outcomeShares(clues: readonly string[], weights: PresetWeights): number[] {
  const scores = outcomes.map((_, at) => clues.reduce((sum, clue) => sum + (weights[clue]?.[at] ?? 0), 0))
  const highest = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - highest))
  const total = odds.reduce((sum, each) => sum + each, 0)
  return odds.map((each) => each / total)
}

/** The preset most of what was said speaks for; null where it could be any, or none. */
export function nearestPreset(clues: readonly string[], weights: PresetWeights = fitted): PresetSlug | null {
  const isKnown = clues.some((clue) => clue !== 'any' && clue in weights)
  if (!isKnown) return null
  const shares = outcomeShares(clues, weights)
  const best = outcomes[shares.indexOf(Math.max(...shares))]
  return best === undefined || best === 'none' ? null : best
}
