import type { Catalogue, Figures } from '@/estimate'

/** The view box of the drawing: `arc` is the top of the horizon, which falls by `rise` to its ends; `light` is the dawn's height. */
export const box = { width: 328, height: 140, arc: 104, rise: 14, light: 90 }

type Cost = Figures['cost']
/** z-scores of the percentiles, from the catalogue. */
type StandardScores = Catalogue['constants']['percentiles']

/**
 * SVG paths for a range of prices: the log-normal density over the horizon, scaled to its maximum.
 * `reference`: the price whose scale is kept, as far as there is room, so that another one is seen to move.
 */
export function drawDawn(cost: Cost, scores: StandardScores, reference = cost) {
  const { p10, p50, p80, p90 } = cost
  const sigma = sigmaOf(cost, scores)
  const scale = { p50: reference.p50, sigma: sigmaOf(reference, scores) }
  const from = Math.min(scale.p50 * Math.exp(-2.6 * scale.sigma), p10 * 0.7)
  const to = Math.max(scale.p50 * Math.exp(2.1 * scale.sigma), p90 * 1.15)
  const at = (price: number) => ((price - from) / (to - from)) * box.width
  const density = (price: number) => Math.exp(-(Math.log(price / p50) ** 2) / (2 * sigma * sigma)) * (p50 / price)
  const points = Array.from({ length: 21 }, (_, index) => from + ((to - from) * index) / 20)
  const highest = Math.max(...points.map(density))
  // Drawn without focus, so whole numbers do.
  const sky = (height: number, power: number) => {
    const top = points.map((price) => {
      const x = Math.round(at(price))
      // Dark where the panel ends.
      const fade = Math.min(1, 1.5 * Math.sin((Math.PI * x) / box.width))
      return `${x} ${Math.round(horizonAt(x) - (density(price) / highest) ** power * height * fade)}`
    })
    return `M${top.join('L')}V${box.height}H0Z`
  }
  return {
    outer: sky(box.light, 1),
    inner: sky(box.light * 0.3, 1.5),
    likely: arc(at(p10), at(p90)),
    horizon: arc(0, box.width),
    sun: onHorizon(at(p50)),
    marks: [p10, p80, p90].map((price) => onHorizon(at(price))),
  }
}

const sigmaOf = ({ p10, p90 }: Cost, { p10: low, p90: high }: StandardScores) => Math.max(0.05, Math.log(p90 / p10) / (high - low))

const onHorizon = (x: number) => ({ x: round(x), y: round(horizonAt(x)) })

function horizonAt(x: number): number {
  return box.arc + box.rise * (2 * (x / box.width) - 1) ** 2
}

/** A parabola is just what a quadratic Bézier curve draws. */
function arc(from: number, to: number): string {
  const middle = (from + to) / 2
  const control = 2 * horizonAt(middle) - (horizonAt(from) + horizonAt(to)) / 2
  return `M${point(from, horizonAt(from))}Q${point(middle, control)} ${point(to, horizonAt(to))}`
}

function point(x: number, y: number): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
