/** One thing to learn from: which clues it has, which outcomes are right, and how much it counts. */
export type Sample = { clues: readonly number[]; isRight: readonly boolean[]; weight: number }

type Options = {
  /** `each`: every outcome is right or wrong by itself. `one`: one is chosen, and any of the right ones will do. */
  choice: 'each' | 'one'
  clues: number
  outcomes: number
  /** Penalties: the first makes most weights nought, the second keeps the others small. */
  l1: number
  l2: number
  steps: number
}

/**
 * Fits a log-linear model by accelerated proximal gradient descent (FISTA: Beck and Teboulle, 2009), from nought, so that the same samples
 * give the same weights. Weights stand by clue, then by outcome.
 */
export function fitModel(samples: readonly Sample[], options: Options): Float32Array {
  const { clues, outcomes, l1, l2, steps } = options
  const size = clues * outcomes
  const [weights, ahead, slopes] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  const rate = 1 / ((options.choice === 'each' ? 0.25 : 0.5) * steepness(samples, clues) + l2)
  const shrink = (value: number) => Math.sign(value) * Math.max(0, Math.abs(value) - l1 * rate)
  for (let step = 0, pace = 1; step < steps; step++) {
    for (let at = 0; at < size; at++) slopes[at] = l2 * (ahead[at] ?? 0)
    for (const sample of samples) addSlopes(slopes, sample, errorsOf(sample, ahead, options), outcomes)
    const next = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2
    const momentum = (pace - 1) / next
    for (let at = 0; at < size; at++) {
      const value = shrink((ahead[at] ?? 0) - rate * (slopes[at] ?? 0))
      ahead[at] = value + momentum * (value - (weights[at] ?? 0))
      weights[at] = value
    }
    pace = next
  }
  return weights
}

function addSlopes(slopes: Float32Array, { clues }: Sample, errors: Float64Array, outcomes: number): void {
  for (const clue of clues) {
    const row = clue * outcomes
    for (let outcome = 0; outcome < outcomes; outcome++) slopes[row + outcome] = (slopes[row + outcome] ?? 0) + (errors[outcome] ?? 0)
  }
}

/** By outcome, how much too likely it is. */
function errorsOf({ clues, isRight, weight }: Sample, weights: Float32Array, { outcomes, choice }: Options): Float64Array {
  const scores = new Float64Array(outcomes)
  for (const clue of clues)
    for (let outcome = 0; outcome < outcomes; outcome++)
      scores[outcome] = (scores[outcome] ?? 0) + (weights[clue * outcomes + outcome] ?? 0)
  if (choice === 'each') return scores.map((score, at) => weight * (1 / (1 + Math.exp(-score)) - (isRight[at] ? 1 : 0)))
  const highest = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - highest))
  const total = odds.reduce((sum, each) => sum + each, 0)
  const right = odds.reduce((sum, each, at) => sum + (isRight[at] ? each : 0), 0)
  return odds.map((each, at) => weight * (each / total - (isRight[at] ? each / right : 0)))
}

/** The largest eigenvalue of the clues' scatter, by power iteration: how long a step may be. */
function steepness(samples: readonly Sample[], clues: number): number {
  let direction = new Float64Array(clues).fill(1)
  let length = 1
  for (let round = 0; round < 15; round++) {
    const image = new Float64Array(clues)
    for (const { clues: has, weight } of samples) {
      const sum = weight * has.reduce((total, clue) => total + (direction[clue] ?? 0), 0)
      for (const clue of has) image[clue] = (image[clue] ?? 0) + sum
    }
    length = Math.sqrt(image.reduce((sum, each) => sum + each * each, 0))
    direction = image.map((each) => each / length)
  }
  return length
}
