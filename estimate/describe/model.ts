/** How strongly clues speak for outcomes. `clues` is a line for each: its name, a tab, and two signs for each outcome it speaks for or against. */
export type PackedModel = { any: readonly number[]; clues: string }

type Weight = readonly [outcome: number, weight: number]

export type Model = { any: readonly number[]; clues: ReadonlyMap<string, readonly Weight[]> }

/** Weights are multiples of it. */
const step = 0.15

/** Printable and the same in JSON. */
const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter((sign) => sign !== '"' && sign !== '\\')
const nought = signs.length / 2
const valueBySign = new Map(signs.map((sign, value) => [sign, value]))

/** A sign for each number, the nearest multiple of `unit`. */
export function packNumbers(numbers: Iterable<number>, unit: number): string {
  return Array.from(numbers, (number) => signs[Math.max(-nought, Math.min(nought - 1, Math.round(number / unit))) + nought]).join('')
}

export function unpackNumbers(packed: string, unit: number): Float32Array {
  return Float32Array.from(packed, (sign) => ((valueBySign.get(sign) ?? nought) - nought) * unit)
}

export function packWeights(weights: readonly Weight[]): string {
  return weights
    .map(([outcome, weight]) => {
      const steps = Math.max(-nought, Math.min(nought - 1, Math.round(weight / step)))
      return steps === 0 ? '' : `${signs[outcome]}${signs[steps + nought]}`
    })
    .join('')
}

export function unpackModel({ any, clues }: PackedModel): Model {
  const read = (sign = '') => valueBySign.get(sign) ?? 0
  const lines = clues.split('\n').map((line) => {
    const [name = '', packed = ''] = line.split('\t')
    const weights = Array.from({ length: packed.length / 2 }, (_, index): Weight => {
      return [read(packed[2 * index]), (read(packed[2 * index + 1]) - nought) * step]
    })
    return [name, weights] as const
  })
  return { any, clues: new Map(lines) }
}

/** By outcome, what all clues say together. A clue counts once, however often it stands there. */
export function scoresOf({ any, clues }: Model, names: Iterable<string>): number[] {
  const scores = [...any]
  for (const name of new Set(names))
    for (const [outcome, weight] of clues.get(name) ?? []) scores[outcome] = (scores[outcome] ?? 0) + weight
  return scores
}
