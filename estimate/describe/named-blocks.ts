import packed from './block-model.json'
import type { Clue } from './clues'
import { scoresOf, unpackModel } from './model'
import type { Reading } from './network'

/** From these log-odds on a block counts as named: three in ten, or half of that where a phrase of the vocabulary names it. */
const enough = { byClues: -0.85, byPhrase: -1.73 }

/** A word belongs to what names a block where it says this share of what the strongest one says. */
const shareOfStrongest = 0.4
const longestRun = 5

/** A block and the words that name it most clearly. */
export type Named = { value: string; at: number; length: number }

const { ids } = packed
const model = unpackModel(packed)

/** The blocks a sentence names, in their order: what its clues say together and what each word says among its neighbours count alike. */
export function namedBlocks(clues: readonly Clue[], { blocks, says }: Reading): Named[] {
  const scores = scoresOf(
    model,
    clues.map(({ name }) => name),
  )
  const named = ids.flatMap((value, outcome) => {
    const phrase = clues.find(({ name }) => name === `block:${value}`)
    const score = ((scores[outcome] ?? 0) + (blocks[outcome] ?? 0)) / 2
    if (!(score >= (phrase ? enough.byPhrase : enough.byClues))) return []
    const { at, length } = phrase ?? whereNamed(clues, outcome, says)
    // “Shop” says what is built and none of what a shop has; its preset brings that.
    const isType = clues.some((type) => type.name.startsWith('type:') && type.at <= at && at < type.at + type.length)
    return isType && !phrase ? [] : [{ value, at, length }]
  })
  return named.sort((a, b) => a.at - b.at)
}

/** The words that say most for a block, and their neighbours that say nearly as much. */
function whereNamed(clues: readonly Clue[], outcome: number, among: Float32Array): Pick<Named, 'at' | 'length'> {
  const says: number[] = Array.from({ length: among.length / ids.length }, () => 0)
  for (const { name, at, length } of clues) {
    const weight = model.clues.get(name)?.find(([each]) => each === outcome)?.[1] ?? 0
    for (let word = at; word < at + length; word++) says[word] = (says[word] ?? 0) + weight / length
  }
  const strongestOf = (numbers: readonly number[]) => numbers.indexOf(Math.max(...numbers))
  const strongest = Math.max(...says) > 0 ? strongestOf(says) : strongestOf(says.map((_, word) => among[word * ids.length + outcome] ?? 0))
  const belongs = (word: number) => (says[word] ?? 0) > 0 && (says[word] ?? 0) >= shareOfStrongest * (says[strongest] ?? 0)
  let [from, to] = [strongest, strongest]
  while (to - from + 1 < longestRun && belongs(to + 1)) to++
  while (to - from + 1 < longestRun && belongs(from - 1)) from--
  return { at: from, length: to - from + 1 }
}
