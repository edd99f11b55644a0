import type { Clue } from './clues'
import { type PresetSlug, presetSlugs } from './kinds'
import { bucketOf, scoresOf, unpackModel } from './model'
import packed from './preset-model.json'

/** What a sentence can lead to: a preset, or none where it names no project of ours. */
export const outcomes = [...presetSlugs, 'none'] as const

const model = unpackModel(packed)

/** What speaks for presets: everything that was said, and the blocks it names. */
export function presetClues(clues: readonly Clue[], blocks: readonly string[]): string[] {
  return [...new Set([...clues.map(({ name }) => name), ...blocks.map((id) => `named:${id}`)])]
}

/** The preset most of what was said speaks for; null where it could be any, or none. */
export function nearestPreset(clues: readonly Clue[], blocks: readonly string[]): PresetSlug | null {
  const names = presetClues(clues, blocks)
  if (!names.some((name) => model.buckets.get(bucketOf(name))?.length)) return null
  const scores = scoresOf(model, [names], 0)
  const best = outcomes[scores.indexOf(Math.max(...scores))]
  return best === undefined || best === 'none' ? null : best
}
