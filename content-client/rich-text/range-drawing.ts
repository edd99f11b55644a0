import type { Element } from 'hast'
import { element, textElement } from './element'

type Heads = readonly [low: string, middle: string, high: string]
type Edge = 'low' | 'middle' | 'high'

/** A row of a chart: its figures as numbers, and as they are written. */
export type Range = { name: string; texts: Record<Edge, string> } & Record<Edge, number>

type Format = { size: 'wide' | 'narrow'; width: number; height: number; line: number; fontSize: string }
type Placed = Range & { x: number; anchor: 'start' | 'middle' | 'end'; y: Record<Edge, number> }

/** Units are pixels at the width each is made for, so that its letters are never smaller than 12 px: an article's column, and a phone's. */
const formats: Format[] = [
  { size: 'wide', width: 540, height: 280, line: 18, fontSize: '14' },
  { size: 'narrow', width: 264, height: 300, line: 17, fontSize: '12.5' },
]
const inset = 7
/** Between the scale and the names, for the low figures. */
const gap = 28
/** What the middle figure needs below the upper edge; the table has it where it does not fit. */
const room = 20
/** Of a figure in its font, in font sizes. */
const letterWidth = 0.58

/** The same ranges drawn twice, for a wide and for a narrow column, as a cone; `heads` are the names of the low, middle and high figures. */
export function drawRanges(rows: readonly Range[], heads: Heads): Element[] {
  return formats.map((format) => draw(rows, heads, format))
}

function draw(rows: readonly Range[], heads: Heads, format: Format): Element {
  const { size, width, height, line, fontSize } = format
  const linesOf = ({ name }: Range) => (size === 'wide' ? [name] : name.split(' '))
  // On a phone every second name stands a line lower, or they touch.
  const lowered = (index: number) => (size === 'narrow' ? index % 2 : 0)
  const nameLines = Math.max(...rows.map((row, index) => linesOf(row).length + lowered(index)))
  const bottom = height - nameLines * line - gap
  const { from, to, steps } = scaleOf(rows)
  const toY = (value: number) => round(bottom - ((value - from) / (to - from)) * (bottom - 24))
  const placed = rows.map((row, index): Placed => {
    const x = round(inset + (index / (rows.length - 1)) * (width - 2 * inset))
    const anchor = index === 0 ? 'start' : index === rows.length - 1 ? 'end' : 'middle'
    return { ...row, x, anchor, y: { low: toY(row.low), middle: toY(row.middle), high: toY(row.high) } }
  })
  const edge = (name: Edge) => curve(placed.map(({ x, y }) => [x, y[name]] as const))
  const back = curve([...placed].reverse().map(({ x, y }) => [x, y.low] as const)).replace('M', 'L')
  return element('svg', { viewBox: `0 0 ${width} ${height}`, dataSize: size, fontSize, ariaHidden: 'true' }, [
    path('grid', steps.map((value) => `M0 ${toY(value)}H${width}`).join('')),
    path('area', `${edge('high')}${back}Z`),
    path('stem', placed.map(({ x, y }) => `M${x} ${y.high}V${y.low}`).join('')),
    path('edge', edge('high') + edge('low')),
    path('middle', edge('middle')),
    // A stroke without length and with round ends is a dot.
    path('dot', placed.map(({ x, y }) => `M${x} ${y.middle}h0`).join('')),
    ...placed.flatMap((row, index) => figuresOf(row, format, { edge: placed, heads: index === 0 && size === 'wide' ? heads : null })),
    ...placed.flatMap((row, index) => nameOf(row, linesOf(row), bottom + gap - 4 + line * (1 + lowered(index)), line)),
  ])
}

type Around = { edge: readonly Placed[]; heads: Heads | null }

function figuresOf({ x, y, anchor, texts }: Placed, { size, fontSize }: Format, { edge, heads }: Around): Element[] {
  // Beside the stem where there is room, over it on a phone.
  const side = size === 'wide' && anchor === 'middle' ? 'start' : anchor
  const shift = size === 'wide' ? 8 : 0
  const at = side === 'end' ? x - shift : x + shift
  const say = (head: string | undefined, text: string) => (head ? `${head} ${text}` : text)
  const length = say(heads?.[2], texts.high).length * Number(fontSize) * letterWidth
  const start = at - { start: 0, middle: length / 2, end: length }[side]
  return [
    label('figure', say(heads?.[2], texts.high), at, Math.min(heightAt(edge, start), heightAt(edge, start + length), y.high) - 8, side),
    ...(y.middle - y.high < room ? [] : [label('expected', say(heads?.[1], texts.middle), at, y.middle - 9, side)]),
    // On a phone those of the ends say how low it goes.
    ...(size === 'narrow' && anchor === 'middle' ? [] : [label('figure', say(heads?.[0], texts.low), at, y.low + 18, side)]),
  ]
}

/** Where the upper edge is at `x`, as if it were straight between its points; beyond them it is nowhere. */
function heightAt(edge: readonly Placed[], x: number): number {
  const next = edge.findIndex((point) => point.x >= x)
  const [from, to] = [edge[next - 1], edge[next]]
  if (!from || !to) return Number.POSITIVE_INFINITY
  return from.y.high + ((to.y.high - from.y.high) * (x - from.x)) / (to.x - from.x)
}

const nameOf = ({ x, anchor }: Placed, lines: string[], top: number, height: number) =>
  lines.map((words, index) =>
    label('name', words, anchor === 'middle' ? x : x + (anchor === 'end' ? inset : -inset), top + index * height, anchor),
  )

/** Four steps or so of 1, 2, 5 or 10 times a power of ten, around all figures. */
function scaleOf(rows: readonly Range[]): { from: number; to: number; steps: number[] } {
  const [least, most] = [Math.min(...rows.map(({ low }) => low)), Math.max(...rows.map(({ high }) => high))]
  const rough = (most - least) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find((times) => times * power >= rough) ?? 10)
  const [from, to] = [Math.floor(least / step) * step, Math.ceil(most / step) * step]
  return { from, to, steps: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step) }
}

/** Through all points, with the direction of its neighbours at each (Catmull and Rom). */
function curve(points: readonly (readonly [x: number, y: number])[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  const parts = points.slice(1).map(([x, y], index) => {
    const [before, start, next] = [at(index - 1), at(index), at(index + 2)]
    const out = [start[0] + (x - before[0]) / 6, start[1] + (y - before[1]) / 6].map(round)
    const into = [x - (next[0] - start[0]) / 6, y - (next[1] - start[1]) / 6].map(round)
    return `C${out.join(' ')} ${into.join(' ')} ${x} ${y}`
  })
  return `M${at(0).join(' ')}${parts.join('')}`
}

const round = (value: number) => Math.round(value * 10) / 10

const path = (part: string, d: string) => element('path', { dataPart: part, d })

const label = (part: string, value: string, x: number, y: number, textAnchor: Placed['anchor']) =>
  textElement('text', value, { dataPart: part, x: String(round(x)), y: String(round(y)), textAnchor })
