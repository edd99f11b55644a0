import { join } from 'node:path'
import brand from '@/styles/settings/brand.json'

/** An axis of weights, or one. */
export type Weights = number | { min: number; max: number }

/** A file of a family, and the weights a page may ask for to get it. */
type FontCut = { wght: Weights; answers: string }

export type Family = {
  name: string
  /** In `styles/fonts`. */
  file: string
  /** What cuts of it are called. */
  id: string
  use: 'text' | 'display'
  /** The first is what every page shows. */
  cuts: readonly [FontCut, ...FontCut[]]
}

const { text, display } = brand.families
const { heading, quote } = display.weights

/** Weights in use; a narrower axis is a smaller file, and one weight of the display face 8 kB less than its axis. */
export const families: readonly Family[] = [
  {
    ...named(text),
    use: 'text',
    cuts: [{ wght: { min: text.weights.from, max: text.weights.to }, answers: '200 900' }],
  },
  {
    ...named(display),
    use: 'display',
    cuts: [
      { wght: heading, answers: `${quote + 100} 900` },
      { wght: quote, answers: `200 ${quote + 99}` },
    ],
  },
]

/** The font that all cuts are made from, every script in one file: a package has them apart, and a page of both would load both. */
export const fontFile = ({ file }: Family) => join('styles', 'fonts', file)

/** All weights of a family's cuts. */
export function axisOf({ cuts }: Family): Weights {
  const ends = cuts.flatMap(({ wght }) => (typeof wght === 'number' ? [wght] : [wght.min, wght.max]))
  return { min: Math.min(...ends), max: Math.max(...ends) }
}

function named({ name, file }: { name: string; file: string }) {
  return { name, file, id: file.replace(/\.woff2$/, '') }
}
