import { hiddenOf, hiddenSize, type Layers, pool, saysOf, vectorSize, window } from '@/estimate/describe/network'
import { randomFrom, shuffled, Table } from './table'

/** A text to learn from: the rows of each word's clues, what is right if that is known, and the pieces it may be joined to. */
export type Lesson = {
  words: readonly (readonly number[])[]
  blocks: readonly boolean[] | null
  presets: readonly boolean[] | null
  weight: number
  joins: readonly Lesson[]
}

const epochs = 14
const batch = 24
const [highestRate, warmUp, decay] = [0.003, 200, 0.01]
/** What is left out by chance, so that nothing relies on a single clue. */
const without = { clues: 0.3, words: 0.03, units: 0.25 }
const joined = 0.5
const presetWeight = 0.7
const rowSize = hiddenSize + 1

/** Learns vectors of clues, and how neighbours speak for blocks and presets, by gradient descent; the same lessons give the same numbers. */
export function learnNetwork(lessons: readonly Lesson[], clues: number, blocks: number, presets: number): Layers {
  const random = randomFrom(1)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const outcomes = (count: number, spread: number, usual: number) =>
    new Table(count, rowSize, (at) => (at % rowSize === hiddenSize ? usual : spread * normal()))
  const tables = {
    vectors: new Table(clues, vectorSize, () => 0.1 * normal()),
    kernel: new Table(hiddenSize, window * vectorSize, () => (1.4 / Math.sqrt(window * vectorSize)) * normal()),
    bias: new Table(hiddenSize, 1, () => 0),
    blocks: outcomes(blocks, 0.15, -4),
    presets: outcomes(presets, 0.1, 0),
  }
  const layers = Object.fromEntries(Object.entries(tables).map(([name, { values }]) => [name, values])) as Layers
  const count = Math.ceil(lessons.length / batch) * epochs
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(lessons, random)
    for (let from = 0; from < order.length; from += batch) {
      for (const lesson of order.slice(from, from + batch)) studyOne(join(lesson, random))
      const rate = highestRate * (1 - step / count) * Math.min(1, (step + 1) / warmUp)
      step++
      for (const table of Object.values(tables)) table.learn(step, rate, decay)
    }
  }
  return layers

  function studyOne({ words, blocks: named, presets: right, weight }: Lesson): void {
    const used = words.map((row) => (random() < without.words ? [] : row.filter(() => random() >= without.clues)))
    const inputs = new Float32Array(words.length * vectorSize)
    const share = 1 / (1 - without.clues)
    for (const [word, row] of used.entries())
      for (const clue of row)
        for (let at = 0; at < vectorSize; at++)
          add(inputs, word * vectorSize + at, share * (layers.vectors[clue * vectorSize + at] as number))
    const hidden = hiddenOf(inputs, layers)
    const kept = Float32Array.from({ length: hiddenSize }, () => (random() < without.units ? 0 : 1 / (1 - without.units)))
    for (let at = 0; at < hidden.length; at++) hidden[at] = (hidden[at] as number) * (kept[at % hiddenSize] as number)
    const slopes = new Float32Array(hidden.length)
    if (named) {
      const says = saysOf(hidden, layers.blocks)
      const errors = pool(says, layers.blocks, 'any').map(
        (score, at) => (weight / batch) * (1 / (1 + Math.exp(-score)) - (named[at] ? 1 : 0)),
      )
      blame(tables.blocks, hidden, slopes, errors, sharesOf(says, errors.length))
    }
    if (right) {
      const says = saysOf(hidden, layers.presets)
      const errors = choiceErrors(pool(says, layers.presets, 'all'), right).map((error) => (presetWeight / batch) * error)
      blame(tables.presets, hidden, slopes, errors, new Float32Array(says.length).fill(1))
    }
    const inputSlopes = blameNeighbours(inputs, hidden, slopes, kept)
    for (const [word, row] of used.entries())
      for (const clue of row) {
        const to = tables.vectors.touch(clue)
        for (let at = 0; at < vectorSize; at++) add(tables.vectors.slopes, to + at, share * (inputSlopes[word * vectorSize + at] as number))
      }
  }

  function blameNeighbours(inputs: Float32Array, hidden: Float32Array, slopes: Float32Array, kept: Float32Array): Float32Array {
    const inputSlopes = new Float32Array(inputs.length)
    for (let unit = 0; unit < hiddenSize; unit++) {
      const row = tables.kernel.touch(unit)
      for (let word = 0; word * vectorSize < inputs.length; word++) {
        const slope = (slopes[word * hiddenSize + unit] as number) * (kept[unit] as number)
        if (slope === 0 || (hidden[word * hiddenSize + unit] as number) === 0) continue
        add(tables.bias.slopes, tables.bias.touch(unit), slope)
        for (let place = 0; place < window; place++) {
          const from = (word + place - 1) * vectorSize
          if (from < 0 || from >= inputs.length) continue
          for (let at = 0, to = row + place * vectorSize; at < vectorSize; at++, to++) {
            add(tables.kernel.slopes, to, slope * (inputs[from + at] as number))
            add(inputSlopes, from + at, slope * (layers.kernel[to] as number))
          }
        }
      }
    }
    return inputSlopes
  }
}

/** Errors smaller than this teach nothing and take most of the time. */
const leastError = 1e-4

function blame(table: Table, hidden: Float32Array, slopes: Float32Array, errors: readonly number[], shares: Float32Array): void {
  for (const [outcome, error] of errors.entries()) {
    const row = table.touch(outcome)
    add(table.slopes, row + hiddenSize, error)
    for (let word = 0; word * hiddenSize < hidden.length; word++) {
      const slope = error * (shares[word * errors.length + outcome] as number)
      if (Math.abs(slope) < leastError) continue
      for (let unit = 0, from = word * hiddenSize; unit < hiddenSize; unit++, from++) {
        add(table.slopes, row + unit, slope * (hidden[from] as number))
        add(slopes, from, slope * (table.values[row + unit] as number))
      }
    }
  }
}

/** By word, then by outcome, the word's share in what all words say for it. */
function sharesOf(says: Float32Array, outcomes: number): Float32Array {
  const totals = new Float64Array(outcomes)
  for (const [at, said] of says.entries()) totals[at % outcomes] = (totals[at % outcomes] as number) + Math.exp(said)
  return says.map((said, at) => Math.exp(said) / (totals[at % outcomes] as number))
}

function choiceErrors(scores: readonly number[], isRight: readonly boolean[]): number[] {
  const highest = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - highest))
  const total = odds.reduce((sum, each) => sum + each, 0)
  const right = odds.reduce((sum, each, at) => sum + (isRight[at] ? each : 0), 0)
  return odds.map((each, at) => each / total - (isRight[at] ? each / right : 0))
}

function join(lesson: Lesson, random: () => number): Lesson {
  const { joins } = lesson
  if (joins.length === 0 || random() >= joined) return lesson
  return Array.from({ length: 1 + Math.floor(3 * random()) }).reduce<Lesson>((whole) => {
    const other = joins[Math.floor(random() * joins.length)] ?? lesson
    const [first, second] = random() < 0.5 ? [whole, other] : [other, whole]
    const blocks = whole.blocks?.map((is, at) => is || other.blocks?.[at] === true) ?? null
    return { ...whole, words: [...first.words, ...second.words], blocks }
  }, lesson)
}

function add(numbers: Float32Array, at: number, value: number): void {
  numbers[at] = (numbers[at] as number) + value
}
