import type { Clue } from './clues'
import { unpackNumbers } from './model'

/** Tables of numbers by row: vectors of clues, what neighbours make of them, and what speaks for outcomes. */
export type Layers = { vectors: Float32Array; kernel: Float32Array; bias: Float32Array; blocks: Float32Array; presets: Float32Array }

type PackedOutcomes = { weights: string; usual: readonly number[] }
export type PackedNetwork = { clues: string; kernel: string; bias: string; blocks: PackedOutcomes; presets: PackedOutcomes }

export type Network = { layers: Layers; rows: ReadonlyMap<string, number> }

/** Numbers of a clue, and of a word among its neighbours. */
export const vectorSize = 32
export const hiddenSize = 128
/** A word is read with the one before and the one after. */
export const window = 3

/** What the packed numbers are multiples of. */
export const steps = { vectors: 0.25, kernel: 0.02, bias: 0.03, blocks: 0.023, presets: 0.006 }

export function unpackNetwork({ clues, kernel, bias, blocks, presets }: PackedNetwork): Network {
  const lines = clues.split('\n').map((line) => line.split('\t'))
  const outcomes = ({ weights, usual }: PackedOutcomes, step: number) => {
    const numbers = unpackNumbers(weights, step)
    return Float32Array.from(usual.flatMap((each, row) => [...numbers.subarray(row * hiddenSize, (row + 1) * hiddenSize), each]))
  }
  return {
    layers: {
      vectors: unpackNumbers(lines.map(([, packed]) => packed).join(''), steps.vectors),
      kernel: unpackNumbers(kernel, steps.kernel),
      bias: unpackNumbers(bias, steps.bias),
      blocks: outcomes(blocks, steps.blocks),
      presets: outcomes(presets, steps.presets),
    },
    rows: new Map(lines.map(([name = ''], row) => [name, row])),
  }
}

/** By word, the names of its clues. Pairs are left out: neighbours are read together anyway. */
export function cluesByWord(clues: readonly Clue[]): string[][] {
  const words: Set<string>[] = []
  for (const { name, at, length } of clues)
    for (let word = at; word < at + length; word++) {
      const names = words[word] ?? new Set()
      words[word] = names
      if (!name.includes(' ')) names.add(name)
    }
  return words.map((names) => [...names])
}

/** By word, what is made of the vectors of it and its neighbours. */
export function hiddenOf(inputs: Float32Array, { kernel, bias }: Layers): Float32Array {
  const count = inputs.length / vectorSize
  const hidden = new Float32Array(count * hiddenSize)
  for (let word = 0; word < count; word++)
    for (let unit = 0; unit < hiddenSize; unit++) {
      let sum = bias[unit] ?? 0
      for (let place = 0; place < window; place++) {
        const from = (word + place - 1) * vectorSize
        if (from < 0 || from >= inputs.length) continue
        const row = (unit * window + place) * vectorSize
        for (let at = 0; at < vectorSize; at++) sum += (kernel[row + at] as number) * (inputs[from + at] as number)
      }
      hidden[word * hiddenSize + unit] = Math.max(0, sum)
    }
  return hidden
}

/** By word, then by outcome, how strongly the word speaks for it. The last number of a row counts once for a text: see `pool`. */
export function saysOf(hidden: Float32Array, table: Float32Array): Float32Array {
  const [words, outcomes] = [hidden.length / hiddenSize, table.length / (hiddenSize + 1)]
  const says = new Float32Array(words * outcomes)
  for (let word = 0; word < words; word++)
    for (let outcome = 0; outcome < outcomes; outcome++) {
      const [row, from] = [outcome * (hiddenSize + 1), word * hiddenSize]
      let sum = 0
      for (let unit = 0; unit < hiddenSize; unit++) sum += (table[row + unit] as number) * (hidden[from + unit] as number)
      says[word * outcomes + outcome] = sum
    }
  return says
}

/** By outcome, what all words say. `any`: one word that names a block is enough. `all`: of what is built every word tells a little. */
export function pool(says: Float32Array, table: Float32Array, mode: 'any' | 'all'): number[] {
  const outcomes = table.length / (hiddenSize + 1)
  return Array.from({ length: outcomes }, (_, outcome) => {
    const usual = table[outcome * (hiddenSize + 1) + hiddenSize] ?? 0
    let [highest, sum] = [Number.NEGATIVE_INFINITY, 0]
    for (let at = outcome; at < says.length; at += outcomes) highest = Math.max(highest, says[at] as number)
    for (let at = outcome; at < says.length; at += outcomes)
      sum += mode === 'all' ? (says[at] as number) : Math.exp((says[at] as number) - highest)
    return usual + (mode === 'all' ? sum : highest + Math.log(sum))
  })
}

export type Reading = { blocks: number[]; presets: number[] /** By word, then by block. */; says: Float32Array }

/** What the words of a text say for blocks and presets, each read among its neighbours. */
export function readWords({ layers, rows }: Network, clues: readonly Clue[]): Reading {
  const words = cluesByWord(clues)
  const inputs = new Float32Array(words.length * vectorSize)
  for (const [word, names] of words.entries())
    for (const name of names) {
      const row = rows.get(name)
      if (row === undefined) continue
      for (let at = 0; at < vectorSize; at++)
        inputs[word * vectorSize + at] = (inputs[word * vectorSize + at] as number) + (layers.vectors[row * vectorSize + at] as number)
    }
  const hidden = hiddenOf(inputs, layers)
  const says = saysOf(hidden, layers.blocks)
  return {
    says,
    blocks: pool(says, layers.blocks, 'any'),
    presets: pool(saysOf(hidden, layers.presets), layers.presets, 'all'),
  }
}
