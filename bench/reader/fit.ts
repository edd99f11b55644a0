import { writeFileSync } from 'node:fs'
import { isPhrase } from '@/estimate/describe/clues'
import { readSentence } from '@/estimate/describe/describe'
import { type PackedModel, packWeights } from '@/estimate/describe/model'
import { outcomes } from '@/estimate/describe/nearest-preset'
import { toPhrases } from '@/estimate/describe/vocabulary'
import { english } from '@/estimate/describe/words-en'
import { ukrainian } from '@/estimate/describe/words-uk'
import { readFragments, readOpenings, readSentences } from '@/tests/support/sentence-figures'
import { fitModel } from './logistic'

// Fits to the sentences of `estimate/describe/fixtures` which words speak for which block and preset: some minutes. `npm run format` follows.

/** A clue that fewer texts have says more about these texts than about blocks. */
const leastTexts = 3
/** Smaller weights change few answers and are most of the file. */
const leastWeight = 0.08
/** A fragment has nothing to weigh its words against. */
const fragmentWeight = 0.5

type Text = { text: string; right: readonly string[]; weight: number }
type Fit = { choice: 'each' | 'one'; l1: number; l2: number; steps: number; hasPhrases: boolean }

function fit(texts: readonly Text[], names: readonly string[], { hasPhrases, ...options }: Fit): PackedModel {
  const read = texts.map(({ text }) => namesOf(text, hasPhrases))
  const index = new Map(['any', ...frequent(read)].map((name, at) => [name, at]))
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

function frequent(read: readonly string[][]): string[] {
  const counts = new Map<string, number>()
  for (const name of read.flat()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= leastTexts).map(([name]) => name)
}

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
  [...seen, ...readOpenings()].map(({ text, presets: right }) => ({ text, right: right.length === 0 ? ['none'] : right, weight: 1 })),
  outcomes,
  { choice: 'one', l1: 0.3, l2: 1, steps: 100, hasPhrases: false },
)
for (const [name, model] of Object.entries({ 'block-model': { ids, ...blocks }, 'preset-model': presets }))
  writeFileSync(`estimate/describe/${name}.json`, `${JSON.stringify(model, null, 2)}\n`)
