import { hues, lamp, materials, matt, type Scene } from '../scene'
import { cut, layer, moved, type Solid, sphere, torus, turned } from '../solids'
import { scale, type Vector } from '../vector'

/** A price as a range that narrows: rings, each smaller than the last, around one bright figure. */
export const honestRange: Scene = {
  hue: hues.signal,
  parts: [
    ...[0.94, 0.76, 0.59, 0.44, 0.31].map((radius, index) => ({
      solid: moved(turned(turned(torus(radius, 0.05 + radius * 0.028), 'z', 90), 'y', 24), [-1.32 + index * 0.6, 1.14, 0.5 - index * 0.3]),
      material: index % 2 ? materials.china : materials.steel,
    })),
    { solid: moved(sphere(0.13), [1.62, 1.14, -1.0]), material: lamp('#ffd9a0', 5) },
  ],
}

const slices = [
  { low: -1, high: -0.44, drawn: 0 },
  { low: -0.39, high: 0.04, drawn: 0 },
  { low: 0.1, high: 0.34, drawn: 0.56 },
  { low: 0.4, high: 0.62, drawn: 0 },
  { low: 0.67, high: 1, drawn: 0 },
]
const tilted = (solid: Solid) => moved(turned(turned(solid, 'x', 8), 'z', -15), [-0.08, 1.2, 0])

/** An answer taken apart, line by line: a planet in slices around its light, one of them drawn out. */
export const answerCosts: Scene = {
  hue: hues.iris,
  parts: [
    ...slices.map(({ low, high, drawn }) => ({
      solid: tilted(moved(layer(sphere(1), low, high), [drawn, 0, drawn * 0.4])),
      material: drawn ? matt('#d9d2ff', 0.85) : matt('#332c85', 0.85),
    })),
    { solid: tilted(sphere(0.82)), material: lamp('#ffc78a', 1.5) },
  ],
}

/** Five evenings: a moon that grows until Friday, when it is full. */
export const fridayNote: Scene = {
  hue: hues.rose,
  parts: [-1.62, -0.98, -0.24, 0.58, 1.46].flatMap((x, day) => {
    const [radius, y, z] = [0.2 + day * 0.045, 0.5 + day * 0.3, 0.2 - day * 0.12]
    const lit = { ...lamp('#ffc4ae', 0.05 + day * 0.06), rough: 0.8 }
    if (day === 4) return [{ solid: moved(sphere(radius), [x, y, z]), material: lamp('#ffd2a8', 0.55) }]
    const shade = moved(sphere(radius * 1.25), [radius * (0.5 + day * 0.5), 0, radius * (1 - day * 0.1)])
    return [
      { solid: moved(sphere(radius * 0.985), [x, y, z]), material: matt('#3d1c2e', 0.6) },
      { solid: moved(cut(sphere(radius), shade), [x, y, z]), material: lit },
    ]
  }),
}

const planet = sphere(1)
const half = (side: 1 | -1): Solid => ({ ...planet, distance: (x, y, z) => Math.max(planet.distance(x, y, z), -side * x) })
const craters = Array.from({ length: 26 }, (_, index) => {
  const [height, turn] = [0.9 - index * 0.07, index * 137.5]
  const across = Math.sqrt(1 - height ** 2)
  const at: Vector = [Math.cos((turn * Math.PI) / 180) * across, height, Math.sin((turn * Math.PI) / 180) * across]
  return moved(sphere(0.07 + 0.055 * (index % 4)), scale(at, 1.04))
}).filter(({ centre: [x], radius }) => x < -radius - 0.1)
const open = (solid: Solid, side: 1 | -1) =>
  moved(turned(turned(solid, 'y', side < 0 ? -10 : 40), 'z', -14), [side * 0.34, 1.24 + side * 0.1, 0])

/** A planet in two halves around what still shines: the old one with its craters, and a new one. */
export const fixOrRewrite: Scene = {
  hue: hues.clay,
  parts: [
    {
      solid: open(
        craters.reduce((body, crater) => cut(body, crater, 0.03), half(-1)),
        -1,
      ),
      material: matt('#7a3a2a', 0.9),
    },
    { solid: open(half(1), 1), material: matt('#c7a899', 0.9) },
    { solid: moved(sphere(0.27), [0.06, 1.24, 0.3]), material: lamp('#ffb684', 1.5) },
  ],
}
