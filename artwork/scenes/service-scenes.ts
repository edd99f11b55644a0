import type { DrawnService } from '../../components/services/drawn-services'
import { hues, lamp, type Material, materials, matt, type Part, type Scene } from './scene'
import { box, capsule, cut, cylinder, joined, moved, type Solid, sphere, torus, turned } from './solids'
import { add, type Vector } from './vector'

/** The words of a service stand at the left, so what is told stands at the right. */
const camera = { from: [-1.1, 1.5, 8.6] as Vector, to: [-1.1, 1.02, 0] as Vector, width: 8.4 }

const unlit = matt('#16295c', 0.5)

/** A window of an application: a pane and, where somebody needs it, the light in it. */
function pane(at: Vector, size: number, turn: number, isLit: boolean): Part[] {
  const place = (half: Vector, by: Vector) => moved(turned(moved(box(half, Math.min(...half) * 0.9), by), 'y', turn), at)
  const glass: Part = { solid: place([0.52 * size, 0.36 * size, 0.03], [0, 0, 0]), material: isLit ? matt('#2f62c4', 0.3) : unlit }
  const bar: Part = {
    solid: place([0.46 * size, 0.022 * size, 0.012], [0, 0.28 * size, 0.032]),
    material: isLit ? lamp('#dcebff', 1.6) : matt('#31477f', 0.6),
  }
  if (!isLit) return [glass, bar]
  const rows = [0.12, 0, -0.12].map((y, index) =>
    place([(0.3 - index * 0.05) * size, 0.026 * size, 0.012], [(-0.14 - index * 0.05) * size, y * size, 0.034]),
  )
  return [
    glass,
    bar,
    { solid: joined(rows), material: lamp('#bcd8ff', 1.3) },
    { solid: place([0.12 * size, 0.05 * size, 0.014], [0.28 * size, -0.22 * size, 0.034]), material: lamp('#ffd27a', 1.7) },
  ]
}

/** Everything somebody asked for, and the three windows a launch is about. */
const webApplications: Scene = {
  hue: hues.signal,
  camera,
  parts: [
    ...[
      [-0.4, 0.5, -3.4, 14],
      [0.9, 0.46, -4.2, 4],
      [2.3, 0.52, -3.8, -12],
      [3.5, 0.5, -3, -24],
      [0.2, 1.5, -4.4, 8],
      [1.7, 1.62, -4.8, -4],
      [3.1, 1.55, -4.2, -18],
      [0.9, 2.6, -5, 6],
      [2.5, 2.66, -4.9, -12],
      [-0.7, 0.4, -1.6, 22],
      [3.3, 0.42, -1, -30],
      [3.7, 1.5, -2.2, -28],
    ].flatMap(([x = 0, y = 0, z = 0, turn = 0]) => pane([x, y, z], 1.1, turn, false)),
    ...pane([0.1, 0.46, 0.2], 1, 16, true),
    ...pane([1.35, 1.02, -0.5], 1.06, 0, true),
    ...pane([2.6, 1.68, -1.1], 1.1, -16, true),
  ],
}

const steel: Material = { colour: materials.steel.colour, rough: 0.3, metal: true }

const arch = (wide: number, deep: number, edge: number) =>
  joined([moved(box([wide, 0.62, deep], edge), [0, 0.62, 0]), moved(turned(cylinder(wide, deep, edge), 'x', 90), [0, 1.24, 0])])
const gate = cut(arch(0.33, 0.07, 0.03), moved(arch(0.24, 0.3, 0.01), [0, -0.02, 0]))

/** Five answers with something behind them, and the sixth, which was made up. */
const assistants: Scene = {
  hue: hues.iris,
  camera,
  parts: [0, 1, 2, 3, 4, 5].flatMap((index): Part[] => {
    const stand = (solid: Solid) => moved(turned(solid, 'y', 18 - index * 8), [-0.86 + index * 0.63, 0.02, -0.5 + (index - 2.5) ** 2 * 0.1])
    return index < 5
      ? [
          { solid: stand(gate), material: steel },
          { solid: stand(moved(arch(0.23, 0.008, 0.004), [0, -0.02, -0.03])), material: lamp('#aebcff', 0.42) },
          { solid: stand(moved(sphere(0.085), [0, 0.84, 0.1])), material: lamp('#fff0d0', 1.9) },
        ]
      : [
          { solid: stand(gate), material: matt('#3f3477', 0.5) },
          { solid: moved(sphere(0.09), [2.02, 0.1, 0.75]), material: lamp('#ff6b57', 1.6) },
        ]
  }),
}

const cells = Array.from({ length: 9 * 6 }, (_, index) => ({ x: (index % 9) - 4, y: Math.floor(index / 9) - 2.5, index }))
const isMarked = (index: number) => [7, 12, 13, 30, 31, 41].includes(index)
const isSum = (index: number) => [4, 22, 38, 49].includes(index)
const cellAt = ({ x, y }: { x: number; y: number }) => moved(box([0.175, 0.105, 0.05], 0.03), [x * 0.375, y * 0.235, 0])
const onSheet = (solid: Solid) => moved(turned(turned(solid, 'y', -22), 'z', 4), [1.1, 1.62, -0.3])

/** One sheet that everything depends on, and the one point it stands on. */
const ownTools: Scene = {
  hue: hues.ice,
  camera,
  parts: [
    { solid: onSheet(joined(cells.filter(({ index }) => !isMarked(index) && !isSum(index)).map(cellAt))), material: matt('#245a86', 0.36) },
    { solid: onSheet(joined(cells.filter(({ index }) => isMarked(index)).map(cellAt))), material: lamp('#7cf5d6', 0.7) },
    { solid: onSheet(joined(cells.filter(({ index }) => isSum(index)).map(cellAt))), material: lamp('#ffd27a', 0.9) },
    { solid: capsule([1.1, 0.28, -0.3], [1.1, 0.96, -0.3], 0.03), material: materials.steel },
    { solid: moved(sphere(0.16), [1.1, 0.16, -0.3]), material: materials.gold },
  ],
}

/** Its point is at the origin. */
const needle = joined([
  capsule([-1.1, 0, 0], [0, 0, 0], 0.016),
  moved(box([0.16, 0.11, 0.008], 0.006), [-1.0, 0, 0]),
  moved(box([0.16, 0.008, 0.11], 0.006), [-1.0, 0, 0]),
  capsule([-0.86, 0, 0], [-0.3, 0, 0], 0.034),
])

/** Seen through the ball, which enlarges it. */
const idea = (solid: Solid, by: Vector) => moved(turned(turned(moved(solid, by), 'y', -14), 'z', 8), [1.98, 1.3, -1.9])

/** An idea everybody likes, and what comes to try it. */
const sprints: Scene = {
  hue: hues.rose,
  camera,
  parts: [
    { solid: moved(sphere(1.06), [1.55, 1.34, -0.4]), material: materials.glass },
    { solid: idea(box([0.15, 0.28, 0.02], 0.02), [0, 0, 0]), material: lamp('#ff9db4', 0.5) },
    {
      solid: idea(joined([0.18, 0.1, 0.02].map((y) => moved(box([0.09, 0.014, 0.01], 0.009), [0, y, 0.03]))), [0, 0, 0]),
      material: lamp('#fff4f6', 1.4),
    },
    { solid: idea(box([0.09, 0.035, 0.012], 0.01), [0, -0.17, 0.03]), material: lamp('#ffd27a', 1.6) },
    { solid: moved(turned(needle, 'z', 16), [0.32, 1.16, 0.1]), material: materials.gold },
    {
      solid: joined(
        Array.from({ length: 9 }, (_, index) =>
          moved(sphere(0.02), [-0.92 - index * 0.17, 0.76 - index * 0.055 - index * index * 0.006, 0.1]),
        ),
      ),
      material: lamp('#ffe6c4', 1.2),
    },
  ],
}

const wedge = (solid: Solid) => cut(solid, moved(box([1.2, 1.2, 1.2]), [-0.35, 0.85, 1.2]), 0.02)
const shell = (radius: number, thick: number) => cut(sphere(radius), sphere(radius - thick))

/** Two planets that look the same from outside; one of them is hollow. */
const audits: Scene = {
  hue: hues.signal,
  camera,
  parts: [
    ...[-0.25, 1.95].flatMap((x, index): Part[] => {
      const at: Vector = [x, 1.02, -0.2]
      const isHollow = index === 1
      const holes = [
        [0.3, 0.2, 0.5],
        [-0.4, 0.35, 0.4],
        [0.1, -0.2, 0.7],
        [-0.15, 0.62, 0.1],
      ] as const
      return [
        { solid: moved(wedge(shell(0.92, 0.08)), at), material: matt('#2457b0', 0.3) },
        ...(isHollow
          ? [
              {
                solid: moved(wedge(cut(shell(0.76, 0.05), joined(holes.map((by) => moved(sphere(0.3), by))))), at),
                material: matt('#5b2a33', 0.6),
              },
              { solid: moved(sphere(0.1), add(at, [0.1, -0.5, 0.2])), material: lamp('#ff6b57', 1.4) },
            ]
          : [
              { solid: moved(wedge(shell(0.76, 0.16)), at), material: matt('#c9d8f5', 0.4) },
              { solid: moved(wedge(shell(0.52, 0.16)), at), material: materials.gold },
              { solid: moved(sphere(0.26), at), material: lamp('#fff0d0', 1.6) },
            ]),
      ]
    }),
    { solid: moved(turned(turned(torus(1.16, 0.01), 'x', 12), 'z', 14), [-0.25, 1.02, -0.2]), material: materials.steel },
    { solid: moved(turned(turned(torus(1.16, 0.01), 'x', 12), 'z', 14), [1.95, 1.02, -0.2]), material: materials.steel },
  ],
}

/** What each service is about, on its own page. */
export const serviceScenes: Record<DrawnService, Scene> = {
  'web-application-development': webApplications,
  'ai-development': assistants,
  'custom-software-development': ownTools,
  'design-sprint': sprints,
  'technical-audit': audits,
}
