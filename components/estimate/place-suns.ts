import { limbAt, limbWidth } from '../scene/wide-limb'

export type Sun = { at: number; name: string; figure: string; marked?: boolean }

/** Where the axis begins. */
const start = 40

const lowest = 64
const step = 48

/** About how wide a label is: its letters, and the room to the next one. */
const widthOf = ({ name, figure }: Sun) => 28 + 7.8 * Math.max(name.length, figure.length)

/** Places suns on their axis. A label that would cross the next one's stem rises over it: those that stand close are a staircase, however the
 * limb falls under them. */
export function placeSuns(suns: readonly Sun[], from: number, to: number) {
  const dearestFirst = suns.toSorted((a, b) => b.at - a.at)
  const [dearest] = dearestFirst
  if (!dearest) return []
  const length = limbWidth - start - widthOf(dearest)
  const placed: (Sun & { x: number; rise: number })[] = []
  for (const sun of dearestFirst) {
    const x = Math.round(start + (length * (sun.at - from)) / (to - from))
    const next = placed.at(-1)
    const fall = next ? Math.round(limbAt(x, 0) - limbAt(next.x, 0)) : 0
    placed.push({ ...sun, x, rise: next && next.x - x < widthOf(sun) ? next.rise + step + Math.max(0, fall) : lowest })
  }
  return placed.reverse()
}
