import type { Catalogue, Figures } from '@/estimate'

/** The view box of the drawing: `arc` is the top of the horizon, which falls by `rise` to its ends; `light` is the dawn's height. */
export const box = { width: 328, height: 140, arc: 104, rise: 14, light: 90 }

type Cost = Figures['cost']
/** z-scores of the percentiles, from the catalogue. */
type StandardScores = Catalogue['constants']['percentiles']

/** SVG paths for a range of prices: the log-normal density over the horizon, scaled to its maximum. */
export function drawDawn({ p10, p50, p80, p90 }: Cost, { p10: low, p90: high }: StandardScores) {
  const sigma = Math.max(0.05, Math.log(p90 / p10) / (high - low))
  const from = p50 * Math.exp(-2.6 * sigma)
  const to = p50 * Math.exp(2.1 * sigma)
  const at = (price: number) => ((price - from) / (to - from)) * box.width
  const density = (price: number) => Math.exp(-(Math.log(price / p50) ** 2) / (2 * sigma * sigma)) * (p50 / price)
  const points = Array.from({ length: 49 }, (_, index) => from + ((to - from) * index) / 48)
  const highest = Math.max(...points.map(density))
  const sky = (height: number, power: number) => {
    const top = points.map((price) => point(at(price), horizonAt(at(price)) - (density(price) / highest) ** power * height))
    return `M${top.join('L')}L${point(box.width, horizonAt(box.width) + 1)}L${point(0, horizonAt(0) + 1)}Z`
  }
  return {
    outer: sky(box.light, 1),
    inner: sky(box.light * 0.3, 1.5),
    likely: arc(at(p10), at(p90)),
    horizon: arc(0, box.width),
    sun: { x: round(at(p50)), y: round(horizonAt(at(p50))) },
    marks: [p10, p80, p90].map((price) => ({ x: round(at(price)), y: round(horizonAt(at(price))) })),
  }
}

function horizonAt(x: number): number {
  return box.arc + box.rise * (2 * (x / box.width) - 1) ** 2
}

function arc(from: number, to: number): string {
  const points = Array.from({ length: 25 }, (_, index) => from + ((to - from) * index) / 24)
  return `M${points.map((x) => point(x, horizonAt(x))).join('L')}`
}

function point(x: number, y: number): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
