import { sumsAround } from '@/estimate/describe/model'

/** One thing to learn from: the clues of its words, which outcomes are right, and how much it counts. */
export type Sample = { words: readonly (readonly number[])[]; isRight: readonly boolean[]; weight: number }

type Options = {
  /** `each`: every outcome is right or wrong by itself. `one`: one is chosen, and any of the right ones will do. */
  choice: 'each' | 'one'
  /** So many words on each side make a piece with a word; one piece that speaks for an outcome is enough. */
  reach: number
  clues: number
  outcomes: number
  /** How often the outcomes are right at first, as log-odds. */
  usual: number
  /** Penalties: the first makes most weights nought, the second keeps the others small. */
  l1: number
  l2: number
  steps: number
}

type Fitted = { base: Float64Array; weights: Float32Array }

/**
 * Fits a log-linear model, of a text's pieces pooled by log-sum-exp, by accelerated proximal gradient descent (FISTA: Beck and
 * Teboulle, 2009), from nought, so that the same samples give the same weights. Weights stand by clue, then by outcome.
 */
export function fitModel(samples: readonly Sample[], options: Options): Fitted {
  const { clues, outcomes, l1, l2, steps, usual } = options
  const size = clues * outcomes
  const [weights, ahead, slopes] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  const [base, baseAhead] = [new Float64Array(outcomes).fill(usual), new Float64Array(outcomes).fill(usual)]
  const curvature = options.choice === 'each' ? 0.0625 : 0.5
  const rate = 1 / (curvature * steepness(samples, options) + l2)
  const baseRate = 4 / samples.reduce((sum, { weight }) => sum + weight, 0)
  const shrink = (value: number) => Math.sign(value) * Math.max(0, Math.abs(value) - l1 * rate)
  for (let step = 0, pace = 1; step < steps; step++) {
    for (let at = 0; at < size; at++) slopes[at] = l2 * (ahead[at] as number)
    const baseSlopes = new Float64Array(outcomes)
    for (const sample of samples) addSlopes(sample, { base: baseAhead, weights: ahead }, options, { base: baseSlopes, weights: slopes })
    const next = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2
    const momentum = (pace - 1) / next
    for (let at = 0; at < size; at++) {
      const value = shrink((ahead[at] as number) - rate * (slopes[at] as number))
      ahead[at] = value + momentum * (value - (weights[at] as number))
      weights[at] = value
    }
    for (const [at, slope] of baseSlopes.entries()) {
      const value = (baseAhead[at] as number) - baseRate * slope
      baseAhead[at] = value + momentum * (value - (base[at] as number))
      base[at] = value
    }
    pace = next
  }
  return { base, weights }
}

function addSlopes(
  { words, isRight, weight }: Sample,
  { base, weights }: Fitted,
  { outcomes, choice, reach }: Options,
  slopes: Fitted,
): void {
  const says = new Float64Array(words.length * outcomes)
  for (const [word, clues] of words.entries())
    for (const clue of clues)
      for (let at = 0, from = clue * outcomes, to = word * outcomes; at < outcomes; at++)
        says[to + at] = (says[to + at] as number) + (weights[from + at] as number)
  const odds = sumsAround(says, outcomes, reach).map(Math.exp)
  const totals = new Float64Array(outcomes)
  for (let at = 0; at < odds.length; at++) totals[at % outcomes] = (totals[at % outcomes] as number) + (odds[at] as number)
  const errors = errorsOf(
    totals.map((total, at) => (base[at] as number) + Math.log(total)),
    isRight,
    choice,
  ).map((error) => weight * error)
  for (const [at, error] of errors.entries()) slopes.base[at] = (slopes.base[at] as number) + error
  const blamed = sumsAround(
    odds.map((each, at) => ((errors[at % outcomes] as number) * each) / (totals[at % outcomes] as number)),
    outcomes,
    reach,
  )
  for (const [word, clues] of words.entries())
    for (const clue of clues)
      for (let at = 0, from = word * outcomes, to = clue * outcomes; at < outcomes; at++)
        slopes.weights[to + at] = (slopes.weights[to + at] as number) + (blamed[from + at] as number)
}

/** By outcome, how much too likely it is. */
function errorsOf(scores: Float64Array, isRight: readonly boolean[], choice: Options['choice']): Float64Array {
  if (choice === 'each') return scores.map((score, at) => 1 / (1 + Math.exp(-score)) - (isRight[at] ? 1 : 0))
  const highest = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - highest))
  const total = odds.reduce((sum, each) => sum + each, 0)
  const right = odds.reduce((sum, each, at) => sum + (isRight[at] ? each : 0), 0)
  return odds.map((each, at) => each / total - (isRight[at] ? each / right : 0))
}

/** The largest eigenvalue of the clues' scatter, by power iteration: how long a step may be. */
function steepness(samples: readonly Sample[], { clues, reach }: Options): number {
  let direction = new Float64Array(clues).fill(1)
  let length = 1
  for (let round = 0; round < 15; round++) {
    const image = new Float64Array(clues)
    for (const { words, weight } of samples) {
      const sums = words.map((has) => has.reduce((total, clue) => total + (direction[clue] as number), 0))
      const blamed = sumsAround(sumsAround(Float64Array.from(sums), 1, reach), 1, reach)
      for (const [word, has] of words.entries())
        for (const clue of has) image[clue] = (image[clue] as number) + ((blamed[word] as number) * weight) / words.length
    }
    length = Math.sqrt(image.reduce((sum, each) => sum + each * each, 0))
    direction = image.map((each) => each / length)
  }
  return length
}
