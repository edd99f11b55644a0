import { type PresetSlug, presetSlugs } from './kinds'
import fitted from './preset-weights.json'

/** How strongly a clue speaks for a preset. `npm run fit:presets` fits them to the sentences of `fixtures/`. */
export type PresetWeights = Readonly<Record<string, Readonly<Partial<Record<PresetSlug, number>>>>>

type Said = { type: string | null; kinds: readonly string[]; blocks: readonly string[]; platforms: readonly string[] }

/** What a sentence says that can speak for a preset, each thing once. */
export function cluesOf({ type, kinds, blocks, platforms }: Said): string[] {
  const onPhonesOnly = platforms.some((each) => each === 'ios' || each === 'android') && !platforms.includes('web')
  const clues = [
    ...kinds.map((kind) => `kind:${kind}`),
    ...(type === null ? [] : [`type:${type}`]),
    ...blocks.flatMap((id) => [`block:${id}`, `group:${id.split('.')[0]}`]),
    ...(onPhonesOnly ? ['phones'] : []),
  ]
  return [...new Set(clues)]
}

/** A trial of an assistant is told from the assistant by its words, not by weights. */
export const fittedPresets: readonly PresetSlug[] = presetSlugs.filter((slug) => slug !== 'rag-poc')

/** The probability of each fitted preset under a log-linear model. */
export function presetShares(clues: readonly string[], weights: PresetWeights): number[] {
  const scores = fittedPresets.map((slug) => clues.reduce((sum, clue) => sum + (weights[clue]?.[slug] ?? 0), 0))
  const highest = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - highest))
  const total = odds.reduce((sum, each) => sum + each, 0)
  return odds.map((each) => each / total)
}

/** Below it, the sentence could be of any preset. */
const leastShare = 0.3

/** The preset most of what was said speaks for; null where it could be any. */
export function nearestPreset(clues: readonly string[], isTrial: boolean, weights: PresetWeights = fitted): PresetSlug | null {
  const shares = presetShares(clues, weights)
  const highest = Math.max(...shares)
  const best = fittedPresets[shares.indexOf(highest)]
  // A question about prices in general names no project.
  const isVague = clues.includes('kind:vague') && !clues.some((clue) => clue.startsWith('block:'))
  if (best === undefined || highest < leastShare || isVague) return null
  return best === 'rag-mvp' && isTrial ? 'rag-poc' : best
}
