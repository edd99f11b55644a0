import { type Clue, isPhrase } from './clues'
import { type PresetSlug, presetSlugs } from './kinds'
import { scoresOf, unpackModel } from './model'
import type { Reading } from './network'
import packed from './preset-model.json'

/** What a sentence can lead to: a preset, or none where it names no project of ours. */
export const outcomes = [...presetSlugs, 'none'] as const

const model = unpackModel(packed)

/** The clues that speak for presets: phrases of blocks know too little of what is built for whom. */
const presetClues = (clues: readonly Clue[]) => clues.filter((clue) => !isPhrase(clue)).map(({ name }) => name)

/** The preset most of what was said speaks for; null where it could be any, or none. */
export function nearestPreset(clues: readonly Clue[], { presets }: Reading): PresetSlug | null {
  const names = presetClues(clues)
  if (!names.some((name) => model.clues.has(name))) return null
  const scores = scoresOf(model, names).map((score, outcome) => score + (presets[outcome] ?? 0))
  const best = outcomes[scores.indexOf(Math.max(...scores))]
  return best === undefined || best === 'none' ? null : best
}
