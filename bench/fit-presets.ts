import { writeFileSync } from 'node:fs'
import { describeProject } from '../estimate/describe/describe'
import { fittedPresets, nearestPreset, type PresetWeights, presetShares } from '../estimate/describe/nearest-preset'
import { readSentences } from '../tests/support/sentence-figures'

// Fits what speaks for which preset: multinomial logistic regression with an L2 penalty, by gradient descent from nought, so that the same
// sentences give the same file. Where several presets are right, it asks only that one of them is likely.
const steps = 400
const rate = 0.05
const penalty = 0.3
const folds = 10

type Sample = { clues: string[]; presets: string[]; isRight: boolean[] }
type Weights = Record<string, Record<string, number>>

const samples = readSentences('seen').map(({ text, presets }): Sample => {
  const asked = new Set(presets.map((slug) => (slug === 'rag-poc' ? 'rag-mvp' : slug)))
  return { clues: describeProject(text, '2026-11-23').clues, presets: [...asked], isRight: fittedPresets.map((slug) => asked.has(slug)) }
})

function fit(learned: readonly Sample[]): Weights {
  const named = learned.filter(({ presets }) => presets.length > 0)
  const clues = [...new Set(named.flatMap((sample) => sample.clues))]
  const weights: Weights = Object.fromEntries(clues.map((clue) => [clue, Object.fromEntries(fittedPresets.map((slug) => [slug, 0]))]))
  for (let step = 0; step < steps; step++) {
    const errors = named.map((sample) => ({ sample, error: errorsOf(sample, weights) }))
    const slopes = new Map(clues.map((clue) => [clue, fittedPresets.map((slug) => penalty * (weights[clue]?.[slug] ?? 0))]))
    for (const { sample, error } of errors)
      for (const clue of sample.clues)
        for (const [at, slope] of (slopes.get(clue) ?? []).entries()) slopes.get(clue)?.splice(at, 1, slope + (error[at] ?? 0))
    for (const [clue, slope] of slopes)
      weights[clue] = Object.fromEntries(fittedPresets.map((slug, at) => [slug, (weights[clue]?.[slug] ?? 0) - rate * (slope[at] ?? 0)]))
  }
  return weights
}

/** By preset, how much too likely it is. */
function errorsOf({ clues, isRight }: Sample, weights: PresetWeights): number[] {
  const shares = presetShares(clues, weights)
  const rightShare = shares.reduce((sum, share, at) => sum + (isRight[at] ? share : 0), 0)
  return shares.map((share, at) => share - (isRight[at] ? share / rightShare : 0))
}

function isHit({ clues, presets }: Sample, weights: PresetWeights): boolean {
  const preset = nearestPreset(clues, false, weights)
  return preset === null ? presets.length === 0 : presets.includes(preset)
}

const held = Array.from({ length: folds }, (_, fold) => {
  const weights = fit(samples.filter((_, at) => at % folds !== fold))
  return samples.filter((_, at) => at % folds === fold).filter((sample) => isHit(sample, weights)).length
})
const hits = held.reduce((sum, each) => sum + each, 0)
console.log(`${samples.length} sentences, ${((hits / samples.length) * 100).toFixed(1)}% right when left out of the fit`)

const rounded = Object.entries(fit(samples))
  .sort(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([clue, row]) => [
    clue,
    Object.fromEntries(
      Object.entries(row)
        .map(([slug, weight]) => [slug, Math.round(weight * 10) / 10])
        .filter(([, weight]) => weight !== 0),
    ),
  ])
writeFileSync('estimate/describe/preset-weights.json', `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
