import { writeFileSync } from 'node:fs'
import { isPhrase } from '@/estimate/describe/clues'
import { readSentence } from '@/estimate/describe/describe'
import { type PackedModel, packNumbers, packWeights } from '@/estimate/describe/model'
import { outcomes } from '@/estimate/describe/nearest-preset'
import { cluesByWord, hiddenSize, type Layers, type PackedNetwork, steps, vectorSize } from '@/estimate/describe/network'
import { toPhrases } from '@/estimate/describe/vocabulary'
import { english } from '@/estimate/describe/words-en'
import { ukrainian } from '@/estimate/describe/words-uk'
import { readFragments, readOpenings, readSentences } from '@/tests/support/sentence-figures'
import { fitModel } from './logistic'
import { type Lesson, learnNetwork } from './network'

// Fits to the sentences of `estimate/describe/fixtures` which words speak for which block and preset: six minutes of a free core. `npm run format` follows.

/** A clue that fewer texts have says more about these texts than about blocks. */
const leastTexts = 3
/** A vector is most of what a clue costs. */
const leastTextsOfVector = 10
/** Shorter vectors change few answers. */
const leastLength = 0.6
/** Smaller weights change few answers and are most of the file. */
const leastWeight = 0.08
/** A fragment has nothing to weigh its words against. */
const fragmentWeight = 0.5

type Text = { text: string; right: readonly string[]; weight: number }
type Fit = { choice: 'each' | 'one'; l1: number; l2: number; steps: number; hasPhrases: boolean }

function fit(texts: readonly Text[], names: readonly string[], { hasPhrases, ...options }: Fit): PackedModel {
  const read = texts.map(({ text }) => namesOf(text, hasPhrases))
  const index = new Map(['any', ...frequent(read, leastTexts)].map((name, at) => [name, at]))
  const samples = texts.map(({ right, weight }, at) => ({
    clues: [0, ...(read[at] ?? []).flatMap((name) => index.get(name) ?? [])],
    isRight: names.map((name) => right.includes(name)),
    weight,
  }))
  const weights = fitModel(samples, { ...options, clues: index.size, outcomes: names.length })
  const row = (clue: number) => [...weights.subarray(clue * names.length, (clue + 1) * names.length)]
  const lines = [...index].slice(1).flatMap(([name, clue]) => {
    const packed = packWeights([...row(clue).entries()].filter(([, weight]) => Math.abs(weight) >= leastWeight))
    return packed === '' ? [] : [`${name}\t${packed}`]
  })
  return { any: row(0).map((weight) => Math.round(weight * 100) / 100), clues: lines.sort().join('\n') }
}

function namesOf(text: string, hasPhrases: boolean): string[] {
  const { clues } = readSentence(text)
  return [...new Set(clues.filter((clue) => hasPhrases || !isPhrase(clue)).map(({ name }) => name))]
}

function frequent(read: readonly string[][], least: number): string[] {
  const counts = new Map<string, number>()
  for (const name of read.flat()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= least).map(([name]) => name)
}

type Source = { text: string; blocks: readonly string[] | null; presets: readonly string[] | null; weight: number; joins: string | null }

/** What is learned of words among their neighbours, as it is filed. */
function network(sources: readonly Source[], names: readonly string[]): PackedNetwork {
  const read = sources.map(({ text }) => cluesByWord(readSentence(text).clues))
  const clues = frequent(
    read.map((words) => [...new Set(words.flat())]),
    leastTextsOfVector,
  ).sort()
  const index = new Map(clues.map((name, row) => [name, row]))
  const pieces = new Map<string | null, Lesson[]>([...new Set(sources.map(({ joins }) => joins))].map((joins) => [joins, []]))
  const lessons = sources.map(({ blocks, presets, weight, joins }, at): Lesson => {
    const words = (read[at] ?? []).map((word) => word.flatMap((name) => index.get(name) ?? []))
    const isRight = (all: readonly string[], right: readonly string[] | null) => right && all.map((name) => right.includes(name))
    const lesson = {
      words,
      blocks: isRight(names, blocks),
      presets: isRight(outcomes, presets),
      weight,
      joins: joins ? (pieces.get(joins) ?? []) : [],
    }
    if (joins && blocks) pieces.get(joins)?.push(lesson)
    return lesson
  })
  return packNetwork(learnNetwork(lessons, clues.length, names.length, outcomes.length), clues)
}

function packNetwork({ vectors, kernel, bias, blocks, presets }: Layers, clues: readonly string[]): PackedNetwork {
  const lines = clues.flatMap((name, row) => {
    const vector = vectors.subarray(row * vectorSize, (row + 1) * vectorSize)
    return Math.hypot(...vector) < leastLength ? [] : [`${name}\t${packNumbers(vector, steps.vectors)}`]
  })
  const ofOutcomes = (table: Float32Array, step: number) => {
    const isUsual = (at: number) => at % (hiddenSize + 1) === hiddenSize
    const usual = [...table.filter((_, at) => isUsual(at))].map((number) => Math.round(number * 100) / 100)
    return {
      weights: packNumbers(
        table.filter((_, at) => !isUsual(at)),
        step,
      ),
      usual,
    }
  }
  return {
    clues: lines.join('\n'),
    kernel: packNumbers(kernel, steps.kernel),
    bias: packNumbers(bias, steps.bias),
    blocks: ofOutcomes(blocks, steps.blocks),
    presets: ofOutcomes(presets, steps.presets),
  }
}

const orNone = (presets: readonly string[]) => (presets.length === 0 ? ['none'] : presets)
const seen = readSentences('seen')
const fragments = readFragments()
const phrases = [english, ukrainian]
  .flatMap(toPhrases)
  .flatMap(({ words, target }) => (target.kind === 'block' ? [{ text: words.join(' ').replaceAll('*', ''), block: target.value }] : []))
const ids = [...new Set(fragments.map(({ block }) => block))].sort()
const blocks = fit(
  [
    ...seen.map(({ text, blocks: right }) => ({ text, right, weight: 1 })),
    ...[...fragments, ...phrases].map(({ text, block }) => ({ text, right: [block], weight: fragmentWeight })),
  ],
  ids,
  { choice: 'each', l1: 0.4, l2: 0.1, steps: 60, hasPhrases: true },
)
const presets = fit(
  [...seen, ...readOpenings()].map(({ text, presets: right }) => ({ text, right: orNone(right), weight: 1 })),
  outcomes,
  { choice: 'one', l1: 0.3, l2: 1, steps: 100, hasPhrases: false },
)
const words = network(
  [
    ...seen.map(({ text, blocks: named, presets: right }) => ({ text, blocks: named, presets: orNone(right), weight: 1, joins: null })),
    ...fragments.map(({ text, block, locale }) => ({ text, blocks: [block], presets: null, weight: fragmentWeight, joins: locale })),
    ...phrases.map(({ text, block }) => ({ text, blocks: [block], presets: null, weight: fragmentWeight, joins: null })),
    // Whoever goes on to name what is built, does name a project: what is none stays alone.
    ...readOpenings().map(({ text, presets: right, locale }) => {
      return { text, blocks: null, presets: orNone(right), weight: 1, joins: right.length > 0 ? locale : null }
    }),
  ],
  ids,
)
for (const [name, model] of Object.entries({ 'block-model': { ids, ...blocks }, 'preset-model': presets, network: words }))
  writeFileSync(`estimate/describe/${name}.json`, `${JSON.stringify(model, null, 2)}\n`)
