import { join } from 'node:path'

/** An axis of weights, or one. */
export type Weights = number | { min: number; max: number }

/** A file of a family, and the weights a page may ask for to get it. */
type FontCut = { wght: Weights; answers: string }

export type Family = {
  name: string
  id: 'manrope' | 'unbounded'
  use: 'text' | 'display'
  /** The first is what every page shows. */
  cuts: readonly [FontCut, ...FontCut[]]
}

/** Weights in use; a narrower axis is a smaller file, and one weight of the display face 8 kB less than its axis. */
export const families: readonly Family[] = [
  { name: 'Manrope', id: 'manrope', use: 'text', cuts: [{ wght: { min: 500, max: 700 }, answers: '200 900' }] },
  {
    name: 'Unbounded',
    id: 'unbounded',
    use: 'display',
    cuts: [
      { wght: 575, answers: '500 900' },
      { wght: 400, answers: '200 499' },
    ],
  },
]

/** The font that all cuts are made from, every script in one file: a package has them apart, and a page of both would load both. */
export const fontFile = ({ id }: Family) => join('styles', 'fonts', `${id}.woff2`)

/** All weights of a family's cuts. */
export function axisOf({ cuts }: Family): Weights {
  const ends = cuts.flatMap(({ wght }) => (typeof wght === 'number' ? [wght] : [wght.min, wght.max]))
  return { min: Math.min(...ends), max: Math.max(...ends) }
}
