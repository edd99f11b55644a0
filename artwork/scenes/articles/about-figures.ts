import { hues, lamp, materials, matt, type Scene } from '../scene'
import { box, capsule, cut, cylinder, joined, moved, sphere, torus, turned } from '../solids'

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

/** Tokens on the counter: each answer has its stack. */
export const answerCosts: Scene = {
  hue: hues.iris,
  parts: [
    ...[
      { at: -1.3, deep: 0.3, count: 2 },
      { at: -0.45, deep: -0.25, count: 5 },
      { at: 0.42, deep: 0.25, count: 9 },
      { at: 1.3, deep: -0.2, count: 4 },
    ].map(({ at, deep, count }, stack) => ({
      solid: joined(
        Array.from({ length: count }, (_, index) =>
          moved(cut(cylinder(0.4, 0.085, 0.035), moved(cylinder(0.29, 0.03, 0.01), [0, 0.085, 0])), [
            at + Math.sin(index * 2.4 + stack) * 0.035,
            0.085 + index * 0.185,
            deep + Math.cos(index * 1.7 + stack) * 0.03,
          ]),
        ),
      ),
      material: stack === 2 ? materials.gold : { ...materials.steel, colour: [0.42, 0.36, 0.86] as const },
    })),
    {
      solid: moved(
        turned(turned(cut(cylinder(0.4, 0.085, 0.035), moved(cylinder(0.29, 0.03, 0.01), [0, 0.085, 0])), 'x', 78), 'y', 24),
        [1.02, 0.38, 1],
      ),
      material: materials.gold,
    },
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

const pan = cut(cut(sphere(0.52), moved(box([1, 0.6, 1]), [0, 0.42, 0]), 0.02), moved(sphere(0.49), [0, 0.03, 0]))
const threads = (x: number, y: number) =>
  [0, 120, 240].map((turn) =>
    capsule([x, y, 0], [x + 0.46 * Math.cos((turn * Math.PI) / 180), y - 0.82, 0.46 * Math.sin((turn * Math.PI) / 180)], 0.011),
  )

/** Old code and new on the two pans of a balance. */
export const fixOrRewrite: Scene = {
  hue: hues.clay,
  parts: [
    {
      solid: joined(
        [cylinder(0.62, 0.07, 0.04), moved(cylinder(0.4, 0.14, 0.05), [0, 0.1, 0]), capsule([0, 0.1, 0], [0, 1.92, 0], 0.055)].map((part) =>
          moved(part, [0, 0.07, 0]),
        ),
        0.08,
      ),
      material: materials.gold,
    },
    {
      solid: joined(
        [
          capsule([-1.35, 1.72, 0], [1.35, 2.14, 0], 0.042),
          moved(sphere(0.12), [0, 1.95, 0]),
          moved(sphere(0.075), [-1.35, 1.72, 0]),
          moved(sphere(0.075), [1.35, 2.14, 0]),
        ],
        0.06,
      ),
      material: materials.gold,
    },
    { solid: joined([...threads(-1.35, 1.68), ...threads(1.35, 2.1)]), material: materials.steel },
    { solid: moved(pan, [-1.35, 1.02, 0]), material: materials.gold },
    { solid: moved(pan, [1.35, 1.44, 0]), material: materials.gold },
    ...[
      turned(torus(0.25, 0.07), 'x', 70),
      moved(turned(torus(0.22, 0.07), 'z', 62), [0.08, 0.02, 0]),
      moved(turned(turned(torus(0.2, 0.06), 'x', 30), 'z', -40), [-0.1, 0.06, 0.06]),
    ].map((solid) => ({ solid: moved(solid, [-1.35, 1.08, 0]), material: matt('#a3523c', 0.5) })),
    { solid: moved(turned(box([0.24, 0.24, 0.24], 0.03), 'y', 34), [1.35, 1.4, 0]), material: materials.china },
  ],
}
