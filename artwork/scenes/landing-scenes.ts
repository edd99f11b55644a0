import { agentScene } from './agent-scene'
import { hues, lamp, type Material, materials, matt, type Part, type Scene } from './scene'
import { box, capsule, cut, cylinder, joined, moved, type Solid, sphere, torus, turned } from './solids'
import { along, colour, type Vector } from './vector'

const bean = cut(capsule([-0.05, 0, 0], [0.05, 0, 0], 0.15), capsule([-0.3, 0.14, 0.03], [0.3, 0.14, -0.03], 0.05), 0.03)
const drop = joined([sphere(0.13), moved(sphere(0.03), [0, 0.27, 0]), moved(sphere(0.075), [0, 0.14, 0])], 0.16)
const porcelain: Material = { colour: colour('#b9c8e6'), rough: 0.24 }
const tilt = (solid: Solid) => turned(turned(solid, 'x', 10), 'z', -12)
const inOrbit = (solid: Solid, degrees: number) =>
  tilt(moved(solid, [2.32 * Math.cos((degrees * Math.PI) / 180), 0.55, 2.32 * Math.sin((degrees * Math.PI) / 180)]))

/** A cup as a planet: coffee under a swirl of foam, and in its orbit a bean, a lump of sugar and a drop of milk. */
const cup: Scene = {
  hue: hues.signal,
  ground: false,
  camera: { from: [0, 5.6, 6.6], to: [0, 0.1, 0], width: 5 },
  parts: [
    { solid: cut(cylinder(1.86, 0.1, 0.09), moved(cylinder(1.4, 0.1, 0.09), [0, 0.14, 0]), 0.08), material: matt('#16367a', 0.28) },
    {
      solid: moved(cut(cylinder(1.12, 0.62, 0.14), moved(cylinder(1.0, 0.62, 0.06), [0, 0.12, 0]), 0.05), [0, 0.62, 0]),
      material: porcelain,
    },
    { solid: moved(turned(torus(0.36, 0.095), 'x', 90), [1.3, 0.66, 0]), material: porcelain },
    { solid: moved(cylinder(1.02, 0.1), [0, 0.96, 0]), material: { ...matt('#3f1c0a', 0.14) } },
    { solid: moved(torus(0.985, 0.03), [0, 1.06, 0]), material: matt('#c08a55', 0.6) },
    { solid: moved(torus(0.52, 0.045), [0.03, 1.055, 0.02]), material: matt('#eacba2', 0.7) },
    { solid: moved(cylinder(0.27, 0.03, 0.03), [0.03, 1.07, 0.02]), material: matt('#f6e3c6', 0.7) },
    { solid: tilt(moved(torus(2.32, 0.011), [0, 0.55, 0])), material: lamp('#8fb9ff', 0.25) },
    { solid: inOrbit(turned(bean, 'y', 40), 205), material: matt('#5e2f14', 0.32) },
    { solid: inOrbit(turned(turned(box([0.14, 0.14, 0.14], 0.03), 'y', 30), 'x', 20), 312), material: materials.china },
    { solid: inOrbit(drop, 118), material: { colour: colour('#ffffff'), rough: 0.12 } },
    { solid: inOrbit(sphere(0.06), 28), material: lamp('#ffd9a0', 2.4) },
  ],
}

type Stroke = readonly (readonly [x: number, y: number])[]

/** Part of a circle, in degrees from the right, counter-clockwise. */
function bow(x: number, y: number, radius: number, from: number, to: number): Stroke {
  return Array.from({ length: 17 }, (_, index) => {
    const turn = ((from + ((to - from) * index) / 16) * Math.PI) / 180
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
  })
}

const straight = (points: Stroke): Stroke =>
  points.slice(1).flatMap(([x, y], index) =>
    Array.from({ length: 8 }, (_, step): readonly [number, number] => {
      const [fromX, fromY] = points[index] ?? [x, y]
      return [fromX + ((x - fromX) * step) / 7, fromY + ((y - fromY) * step) / 7]
    }),
  )

/** Strokes of a digit, about one up and one down. */
const digits = {
  3: [
    ...straight([
      [-0.55, 1],
      [0.52, 1],
      [-0.04, 0.26],
    ]),
    ...bow(-0.04, -0.34, 0.6, 90, -142),
  ],
  4: straight([
    [0.3, -0.98],
    [0.3, 0.98],
    [-0.66, -0.4],
    [0.66, -0.4],
  ]),
  5: [
    ...straight([
      [0.5, 1],
      [-0.4, 1],
      [-0.5, 0.1],
    ]),
    ...bow(-0.06, -0.36, 0.62, 132, -142),
  ],
} satisfies Record<number, Stroke>

/** A planet with the number of its version in relief. */
function version(digit: keyof typeof digits, radius: number, at: Vector, ball: Material, relief: Material): Part[] {
  const points = digits[digit].map(([x, y]): Vector => {
    const [u, v] = [x * radius * 0.46, y * radius * 0.46]
    return [u, v, Math.sqrt(radius * radius - u * u - v * v)]
  })
  const strokes = points.slice(1).map((point, index) => capsule(points[index] ?? point, along(point, [1e-4, 0, 0], 1), radius * 0.05))
  return [
    { solid: moved(sphere(radius), at), material: ball },
    { solid: moved(turned(joined(strokes), 'y', -3), at), material: relief },
  ]
}

/** Beads from one body to another, along a bend. */
function flight(from: Vector, to: Vector, bend: number, count: number): Part {
  const beads = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const arc = Math.sin(share * Math.PI) * bend
    const at = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * share
    return moved(sphere(0.026), [at(0) - arc, at(1) + arc, at(2)])
  })
  return { solid: joined(beads), material: lamp('#cfe0ff', 0.7) }
}

const ring = (radius: number, thick: number) => turned(turned(torus(radius, thick), 'x', 14), 'z', 21)
const fourth: Vector = [1.22, 0.94, -0.1]
const fifth: Vector = [2.78, 1.84, -0.7]

/** From the old versions to the fifth: three planets on one flight that climbs out of the dusk; the words stand at the left. */
const versions: Scene = {
  hue: hues.signal,
  camera: { from: [-0.3, 1.5, 8.6], to: [-0.3, 1.3, 0], width: 9.2 },
  parts: [
    ...version(5, 1, fifth, matt('#1d56b8', 0.4), lamp('#ffe6c4', 0.34)),
    { solid: moved(ring(1.47, 0.016), fifth), material: materials.steel },
    { solid: moved(ring(1.57, 0.008), fifth), material: materials.gold },
    ...version(4, 0.5, fourth, matt('#1b3f86', 0.45), matt('#aebfe2', 0.4)),
    ...version(3, 0.3, [0.3, 0.34, 0.5], matt('#152a57', 0.5), matt('#8fa6d4', 0.5)),
    flight([-0.66, 0.02, 1], [-0.02, 0.2, 0.6], 0.04, 5),
    flight([0.56, 0.56, 0.4], [0.82, 0.74, 0.1], 0.03, 3),
    flight([1.6, 1.28, -0.2], [1.98, 1.54, -0.5], 0.05, 4),
  ],
}

export const landingScenes: Record<string, { scene: Scene; width: number; height: number }> = {
  'miltton-ai-agent': { scene: agentScene, width: 1600, height: 667 },
  'ai-barista': { scene: cup, width: 960, height: 800 },
  strapi: { scene: versions, width: 1600, height: 720 },
}
