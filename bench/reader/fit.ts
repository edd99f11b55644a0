import { writeFileSync } from 'node:fs'
import { cluesByWord } from '@/estimate/describe/clues'
import { readSentence } from '@/estimate/describe/describe'
import { bucketCount, bucketOf, type Model, packModel, unpackModel } from '@/estimate/describe/model'
import { blocksIn, reach } from '@/estimate/describe/named-blocks'
import { outcomes, presetClues } from '@/estimate/describe/nearest-preset'
import { toPhrases } from '@/estimate/describe/vocabulary'
import { english } from '@/estimate/describe/words-en'
import { ukrainian } from '@/estimate/describe/words-uk'
import { readFragments, readOpenings, readSentences } from '@/tests/support/sentence-figures'
import { fitModel } from './logistic'

// Fits to the sentences of `estimate/describe/fixtures` which words speak for which block and preset: three minutes of a free core. `npx biome check --write estimate` follows.

/** A clue that fewer texts have says more about these texts than about blocks. */
const leastTexts = 3
/** A fragment has nothing to weigh its words against. */
const fragmentWeight = 0.5

type Text = { words: string[][]; right: readonly string[]; weight: number }
type Fit = { choice: 'each' | 'one'; reach: number; usual: number; l1: number; l2: number; steps: number }

function fit(texts: readonly Text[], names: readonly string[], options: Fit): Model {
  const counts = new Map<string, number>()
  for (const { words } of texts) for (const name of new Set(words.flat())) counts.set(name, (counts.get(name) ?? 0) + 1)
  const bucketsOf = (clues: readonly string[]) => clues.flatMap((name) => ((counts.get(name) ?? 0) >= leastTexts ? [bucketOf(name)] : []))
  const samples = texts.map(({ words, right, weight }) => ({
    words: words.map(bucketsOf),
    isRight: names.map((name) => right.includes(name)),
    weight,
  }))
  const { base, weights } = fitModel(samples, { ...options, clues: bucketCount, outcomes: names.length })
  const row = (bucket: number) => [...weights.subarray(bucket * names.length, (bucket + 1) * names.length).entries()]
  return { any: [...base], buckets: new Map(Array.from({ length: bucketCount }, (_, bucket) => [bucket, row(bucket)])) }
}

const read = <Item extends { text: string }>(items: readonly Item[]) =>
  items.flatMap((item) => {
    const { clues } = readSentence(item.text)
    return clues.length > 0 ? [{ ...item, clues }] : []
  })
const seen = read(readSentences('seen'))
const openings = read(readOpenings())
const vocabularies = { en: english, uk: ukrainian }
const phrases = Object.entries(vocabularies).flatMap(([locale, vocabulary]) =>
  toPhrases(vocabulary).flatMap(({ words, target: { kind, value } }) =>
    kind === 'block' ? [{ locale, block: value, text: words.join(' ').replaceAll('*', '') }] : [],
  ),
)
const fragments = [...readFragments(), ...phrases]
const ids = [...new Set(fragments.map(({ block }) => block))].sort()
const blocks = fit(
  [
    ...seen.map(({ clues, blocks: right }) => ({ words: cluesByWord(clues), right, weight: 1 })),
    ...read(fragments.map(joined)).map(({ clues, right }) => ({ words: cluesByWord(clues), right, weight: fragmentWeight })),
  ],
  ids,
  { choice: 'each', reach, usual: -5, l1: 0.75, l2: 0.1, steps: 70 },
)
/** As the reader has it. */
const filed = unpackModel(packModel(blocks))
const presets = fit(
  [...seen, ...openings].map(({ clues, presets: right }) => {
    return { words: [presetClues(clues, blocksIn(clues, filed, ids))], right: right.length === 0 ? ['none'] : right, weight: 1 }
  }),
  outcomes,
  { choice: 'one', reach: 0, usual: 0, l1: 0.4, l2: 1, steps: 100 },
)
for (const [name, model] of Object.entries({ 'block-model': { ids, ...packModel(blocks) }, 'preset-model': packModel(presets) }))
  writeFileSync(`estimate/describe/${name}.json`, `${JSON.stringify(model, null, 2)}\n`)

/** Every other fragment follows one of its language: what stands beside a name takes nothing from it. */
function joined({ text, block, locale }: (typeof fragments)[number], at: number): { text: string; right: string[] } {
  const others = fragments.filter((other) => other.locale === locale)
  const other = at % 2 === 0 ? undefined : others[(at * 7919) % others.length]
  return other ? { text: `${other.text}, ${text}`, right: [other.block, block] } : { text, right: [block] }
}
