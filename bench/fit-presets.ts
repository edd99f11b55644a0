import { writeFileSync } from 'node:fs'
import { describeProject } from '../estimate/describe/describe'
import { nearestPreset, outcomeShares, outcomes, type PresetWeights } from '../estimate/describe/nearest-preset'
import { readSentences } from '../tests/support/sentence-figures'

// Fits what speaks for which preset: multinomial logistic regression with an L2 penalty, by gradient descent from nought, so that the same
// sentences give the same file. Where several presets are right, it asks only that one of them is likely.
const steps = 400
const rate = 0.03
const penalty = 0.5
const folds = 10
/** A word that fewer sentences hold says more about these sentences than about presets. */
const leastSentences = 4

type Sample = { clues: string[]; presets: string[]; isRight: boolean[] }

const samples = readSentences('seen').map(({ text, presets }): Sample => {
  const isRight = outcomes.map((outcome) => (outcome === 'none' ? presets.length === 0 : presets.includes(outcome)))
  return { clues: describeProject(text, '2026-11-23').clues, presets, isRight }
})

function fit(learned: readonly Sample[]): Record<string, number[]> {
  const weights = Object.fromEntries(cluesToLearn(learned).map((clue) => [clue, outcomes.map(() => 0)]))
  for (let step = 0; step < steps; step++) {
    const slopes = new Map(Object.entries(weights).map(([clue, row]) => [clue, row.map((weight) => penalty * weight)]))
    for (const sample of learned) {
      const errors = errorsOf(sample, weights)
      for (const clue of sample.clues) {
        const slope = slopes.get(clue)
        if (slope) for (let at = 0; at < errors.length; at++) slope[at] = (slope[at] ?? 0) + (errors[at] ?? 0)
      }
    }
    for (const [clue, slope] of slopes) weights[clue] = (weights[clue] ?? []).map((weight, at) => weight - rate * (slope[at] ?? 0))
  }
  return weights
}

function cluesToLearn(learned: readonly Sample[]): string[] {
  const counts = new Map<string, number>()
  for (const clue of learned.flatMap(({ clues }) => clues)) counts.set(clue, (counts.get(clue) ?? 0) + 1)
  return [...counts].filter(([clue, count]) => !clue.startsWith('word:') || count >= leastSentences).map(([clue]) => clue)
}

/** By outcome, how much too likely it is. */
function errorsOf({ clues, isRight }: Sample, weights: PresetWeights): number[] {
  const shares = outcomeShares(clues, weights)
  const rightShare = shares.reduce((sum, share, at) => sum + (isRight[at] ? share : 0), 0)
  return shares.map((share, at) => share - (isRight[at] ? share / rightShare : 0))
}

function isHit({ clues, presets }: Sample, weights: PresetWeights): boolean {
  const preset = nearestPreset(clues, weights)
  return preset === null ? presets.length === 0 : presets.includes(preset)
}

const held = Array.from({ length: folds }, (_, fold) => {
  const weights = fit(samples.filter((_, at) => at % folds !== fold))
  return samples.filter((_, at) => at % folds === fold).filter((sample) => isHit(sample, weights)).length
})
const hits = held.reduce((sum, each) => sum + each, 0)
console.log(`${samples.length} sentences, ${((hits / samples.length) * 100).toFixed(1)}% right when left out of the fit`)

const lines = Object.entries(fit(samples))
  .map(([clue, row]) => [clue, row.map((weight) => Math.round(weight * 10) / 10 || 0)] as const)
  .filter(([, row]) => row.some((weight) => weight !== 0))
  .sort(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([clue, row]) => `  ${JSON.stringify(clue)}: [${row.join(', ')}]`)
writeFileSync('estimate/describe/preset-weights.json', `{\n${lines.join(',\n')}\n}\n`)
