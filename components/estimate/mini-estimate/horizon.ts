import { roundMoney } from '@/estimate/display/rounding'
import type { Variant } from './variants'

/** Positions of P10, P50, P80 and P90, or of their labels, as shares of the horizon's width from 0 to 1. */
export type Horizon = { low: number; expected: number; budget: number; high: number }

/** Thousands between two ticks of the axis. */
const tickSteps = [2, 4, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 400, 500]

/** The axis runs from 0.75 to 5.25 steps, so its five ticks keep their places. P90 is at 5.1 steps at most. */
const axis = { from: 0.75, to: 5.25, roomTo: 5.1 }

/** Labels under the horizon are at most this wide, as a share of 1240 px. */
const labelShare = 0.087

/** The smallest step whose axis holds this price. Stages of one preset and size share the step of the widest, so that ranges can be compared. */
export function tickStep(highestPrice: number): number {
  return tickSteps.find((step) => highestPrice <= step * 1000 * axis.roomTo) ?? Math.ceil(highestPrice / 1000 / axis.roomTo)
}

/** The power of ten that brings a price into the range of the axis, 9,000 to 999,000. */
export function magnitude(highest: number): number {
  const wanted = 10 ** Math.ceil(Math.log10(Math.max(roundMoney(highest), 1) / 999_000))
  return highest > 999_000 ? wanted : highest < 9000 ? 0.1 : 1
}

export function placeMarks({ p10, p50, p80, p90 }: Variant['cost'], step: number): { marks: Horizon; labels: Horizon } {
  const [low = 0, expected = 0, budget = 0, high = 0] = [p10, p50, p80, p90].map(
    (amount) => (roundMoney(amount) / 1000 / step - axis.from) / (axis.to - axis.from),
  )
  const marks = { low, expected, budget, high }
  return { marks, labels: keepApart(marks) }
}

/** Moves labels apart until none overlaps: least squares by pooling neighbours that collide, with P50 weighing most. */
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
    .map((place, index) => place + index * labelShare)
  const [first = low, second = expected, third = budget, fourth = high] = places
  return { low: first, expected: second, budget: third, high: fourth }
}
