import { roundMoney } from '@/estimate/display/rounding'
import type { Variant } from './variants'

/** Positions of P10, P50, P80 and P90, or of their labels, as shares of the horizon's width from 0 to 1. */
export type Horizon = { low: number; expected: number; budget: number; high: number }

/** Thousands between two ticks of the axis. */
const tickSteps = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500,
]

/** An axis in thousands: the price of its first tick, and the price between two ticks. */
export type Axis = { first: number; step: number }

/** The axis is 4.5 steps wide and begins a quarter of a step before its first tick, so its five ticks keep their places. */
const [ticksWide, beforeFirst] = [4.5, 0.25]

/** The highest price of all stands no further right than this. */
const highestShare = 0.965

/** The axis of one price begins with one step and has its P90 at 5.1 steps at most. */
const highestTick = 5.1

/** What is kept free at both ends of an axis, as a share of the width: half a label. */
const edge = 0.045

/** Labels under the horizon are at most this wide with the room between two, as a share of 1240 px. */
const labelShare = 0.096

/** The smallest step whose axis holds this price. Stages of one preset and size share the step of the widest, so that ranges can be compared. */
export function tickStep(highestPrice: number): number {
  return tickSteps.find((step) => highestPrice <= step * 1000 * highestTick) ?? Math.ceil(highestPrice / 1000 / highestTick)
}

/** The power of ten that brings a price into the range of the axis, 9,000 to 999,000. */
export function magnitude(highest: number): number {
  const wanted = 10 ** Math.ceil(Math.log10(Math.max(roundMoney(highest), 1) / 999_000))
  return highest > 999_000 ? wanted : highest < 9000 ? 0.1 : 1
}

/** The axis that holds every price from the lowest to the highest, in thousands: the prices of its first tick and between two ticks. */
export function fixedAxis(lowest: number, highest: number): Axis {
  const [low, high] = [roundMoney(lowest) / 1000, roundMoney(highest) / 1000]
  const axes = tickSteps.map((step) => {
    const unit = [50, 25, 10, 5].find((each) => step % each === 0) ?? 1
    return { step, first: Math.max(0, Math.floor((low + step * (beforeFirst - ticksWide * edge)) / unit) * unit) }
  })
  const step = Math.ceil(high / (ticksWide - 1))
  return axes.find((each) => shareOf(high, each) <= highestShare) ?? { step, first: 0 }
}

/** Where prices are on an axis, which begins at one step unless its first tick is given. */
export function placeMarks({ p10, p50, p80, p90 }: Variant['cost'], step: number, first = step): { marks: Horizon; labels: Horizon } {
  const at = (amount: number) => shareOf(roundMoney(amount) / 1000, { step, first })
  const marks = { low: at(p10), expected: at(p50), budget: at(p80), high: at(p90) }
  return { marks, labels: keepApart(marks) }
}

function shareOf(thousands: number, { step, first }: Axis): number {
  return ((thousands - first) / step + beforeFirst) / ticksWide
}

/** Moves labels apart, and in from the edges, until none overlaps: least squares by pooling neighbours that collide, with P50 weighing most. */
function keepApart({ low, expected, budget, high }: Horizon): Horizon {
  type Group = { sum: number; weight: number; members: number }
  const groups: Group[] = []
  const mean = ({ sum, weight }: Group) => sum / weight
  for (const [index, { at, weight }] of [
    { at: low, weight: 1 },
    { at: expected, weight: 4 },
    { at: budget, weight: 1 },
    { at: high, weight: 1 },
  ].entries()) {
    let group: Group = { sum: (at - index * labelShare) * weight, weight, members: 1 }
    for (let last = groups.at(-1); last && mean(last) > mean(group); last = groups.at(-1)) {
      groups.pop()
      group = { sum: last.sum + group.sum, weight: last.weight + group.weight, members: last.members + group.members }
    }
    groups.push(group)
  }
  const places = groups
    .flatMap((group) => Array.from({ length: group.members }, () => mean(group)))
    .map((place, index) => Math.min(Math.max(place, edge), 1 - edge - 3 * labelShare) + index * labelShare)
  const [first = low, second = expected, third = budget, fourth = high] = places
  return { low: first, expected: second, budget: third, high: fourth }
}
