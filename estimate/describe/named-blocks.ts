import packed from './block-model.json'
import { type Clue, cluesByWord } from './clues'
import { bucketOf, type Model, scoresOf, unpackModel } from './model'

/** So many words on each side tell what a word is about. */
export const reach = 3

/** From these log-odds on a block counts as named: by less where a phrase of the vocabulary names it, and least where nothing else is named. */
const enough = { byClues: 0, byPhrase: -0.3, byPhraseAlone: -1.7 }

/** A word belongs to what names a block where it says this share of what the strongest one says. */
const shareOfStrongest = 0.4
const longestRun = 5

/** A block and the words that name it most clearly. */
export type Named = { value: string; at: number; length: number }

/** The blocks that clues name, as a model has it; those a phrase names from `byPhrase` on. */
export function blocksIn(clues: readonly Clue[], model: Model, ids: readonly string[], byPhrase = enough.byClues): string[] {
  const scores = scoresOf(model, cluesByWord(clues), reach)
  const called = new Set(clues.map(({ name }) => name))
  return ids.filter((id, outcome) => (scores[outcome] ?? 0) >= (called.has(`block:${id}`) ? byPhrase : enough.byClues))
}

const { ids } = packed
const model = unpackModel(packed)

/** The blocks that more than a phrase speaks for. */
export const surelyNamed = (clues: readonly Clue[]) => blocksIn(clues, model, ids)

/** The blocks a sentence names, in their order. */
export function namedBlocks(clues: readonly Clue[]): Named[] {
  const some = blocksIn(clues, model, ids, enough.byPhrase)
  const named = (some.length > 0 ? some : blocksIn(clues, model, ids, enough.byPhraseAlone)).flatMap((value) => {
    const phrase = clues.find(({ name }) => name === `block:${value}`)
    const { at, length } = phrase ?? whereNamed(clues, ids.indexOf(value))
    // “Shop” says what is built and none of what a shop has; its preset brings that.
    const isType = clues.some((type) => type.name.startsWith('type:') && type.at <= at && at < type.at + type.length)
    return isType && !phrase ? [] : [{ value, at, length }]
  })
  return named.sort((a, b) => a.at - b.at)
}

/** The words that say most for a block, and their neighbours that say nearly as much. */
function whereNamed(clues: readonly Clue[], outcome: number): Pick<Named, 'at' | 'length'> {
  const says: number[] = []
  for (const { name, at, length } of clues) {
    const weight = model.buckets.get(bucketOf(name))?.find(([each]) => each === outcome)?.[1] ?? 0
    for (let word = at; word < at + length; word++) says[word] = (says[word] ?? 0) + weight / length
  }
  const strongest = says.reduce((best, said, word) => (said > (says[best] ?? 0) ? word : best), 0)
  const belongs = (word: number) => (says[word] ?? 0) > 0 && (says[word] ?? 0) >= shareOfStrongest * (says[strongest] ?? 0)
  let [from, to] = [strongest, strongest]
  while (to - from + 1 < longestRun && belongs(to + 1)) to++
  while (to - from + 1 < longestRun && belongs(from - 1)) from--
  return { at: from, length: to - from + 1 }
}
