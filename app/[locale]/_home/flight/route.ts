import type { Waypoint } from './curve'

export type Box = { left: number; top: number; right: number; bottom: number }

/** What the flight finds on the page, in px from the upper left corner of its drawing. */
export type Course = {
  width: number
  /** The column all content stands in. */
  wrap: { left: number; right: number }
  /** The craft it starts from. */
  start: { x: number; y: number }
  /** Where the section of that craft ends. */
  firstBorder: number
  stations: readonly { x: number; y: number }[]
  /** Empty columns it may wander through, each with the top of its section. */
  columns: readonly (Box & { border: number })[]
  landing: { x: number; y: number }
}

/** A waypoint, how far down the window the dart is when it gets there, of 1, and which station it lights, if any. */
export type Leg = Waypoint & { seenAt: number; station?: number }

const cruise = 0.62

/**
 * The whole way: off the first scene, down the left margin, up through the stations, down the right margin, back between two sections,
 * through each empty column, and to the landing. It touches no words: margins, paddings between sections and empty columns only.
 */
export function planRoute({ width, wrap, start, firstBorder, stations, columns, landing }: Course): Leg[] {
  const left = wrap.left / 2
  const right = width - (width - wrap.right) / 2
  const sway = Math.min(wrap.left / 4, 60)
  const [first] = stations
  const last = stations.at(-1)
  if (!first || !last) return []
  const legs: Leg[] = [
    { ...start, headingX: -160, headingY: 60, seenAt: cruise },
    { x: left, y: firstBorder + 150, headingX: 0, headingY: 300, seenAt: cruise },
    ...drift(left, sway, firstBorder + 150, first.y - 130),
    ...stations.map((station, index) => ({
      ...station,
      headingX: (last.x - first.x) / (stations.length - 1),
      headingY: ((stations[index + 1] ?? last).y - (stations[index - 1] ?? first).y) / 2,
      // All of them stand in one row, so here the row is what passes through the window.
      seenAt: 0.84 - (0.62 * index) / (stations.length - 1),
      station: index,
    })),
    { x: right, y: last.y + 120, headingX: 0, headingY: 260, seenAt: 0.3 },
  ]
  let side = right
  for (const { border, ...box } of columns) {
    const from = legs.at(-1)?.y ?? border
    if (side === right) {
      legs.push(...drift(right, sway, from, border - 170))
      legs.push({ x: right, y: border - 170, headingX: 0, headingY: 340, seenAt: cruise })
      legs.push({ x: width / 2, y: border, headingX: -width * 0.8, headingY: 20, seenAt: cruise })
      legs.push({ x: left, y: border + 170, headingX: 0, headingY: 340, seenAt: cruise })
    } else legs.push(...drift(left, sway, from, box.top))
    side = left
    legs.push(...through(box, left))
  }
  const from = legs.at(-1)?.y ?? last.y
  legs.push(...drift(side, sway, from, landing.y - 260))
  legs.push({ x: side, y: landing.y - 260, headingX: 0, headingY: 420, seenAt: cruise })
  legs.push({ ...landing, headingX: 360, headingY: -10, seenAt: cruise })
  return legs
}

/** Down a margin, a little to and fro. */
function drift(x: number, sway: number, from: number, to: number): Leg[] {
  const turns = Math.floor((to - from) / 700)
  const step = (to - from) / (turns + 1)
  return Array.from({ length: turns }, (_, index) => ({
    x: x + (index % 2 === 0 ? sway : -sway),
    y: from + step * (index + 1),
    headingX: 0,
    headingY: step,
    seenAt: cruise,
  }))
}

/** Into an empty column and back to the margin it came from. */
function through({ left, top, right, bottom }: Box, margin: number): Leg[] {
  const height = bottom - top
  const width = right - left
  return [
    { x: margin, y: top, headingX: 0, headingY: height * 0.5, seenAt: cruise },
    { x: left + width * 0.72, y: top + height * 0.42, headingX: width * 0.1, headingY: height * 0.6, seenAt: cruise },
    { x: margin, y: bottom, headingX: 0, headingY: height * 0.5, seenAt: cruise },
  ]
}
