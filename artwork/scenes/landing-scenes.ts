import { hues, lamp, type Material, materials, matt, type Part, type Scene } from './scene'
import { box, capsule, cut, cylinder, joined, moved, type Solid, sphere, torus, turned } from './solids'
import { along, colour, type Vector } from './vector'

const bean = cut(capsule([-0.05, 0, 0], [0.05, 0, 0], 0.15), capsule([-0.3, 0.14, 0.03], [0.3, 0.14, -0.03], 0.05), 0.03)
const drop = joined([sphere(0.13), moved(sphere(0.03), [0, 0.27, 0]), moved(sphere(0.075), [0, 0.14, 0])], 0.16)
const porcelain: Material = { colour: colour('#c79e7e'), rough: 0.24 }
/** Where the cup stands: its right edge is that of the words’ column in a window of any width. */
const place: Vector = [0.58, 0.1, -0.2]
const size = 0.78
const served = ({ distance, centre, radius }: Solid): Solid =>
  moved(
    {
      distance: (x, y, z) => distance(x / size, y / size, z / size) * size,
      centre: [centre[0] * size, centre[1] * size, centre[2] * size],
      radius: radius * size,
    },
    place,
  )
/** Narrower towards its foot. */
const tapered = ({ distance, centre, radius }: Solid): Solid => ({
  distance: (x, y, z) => {
    const width = 0.9 + 0.16 * y
    return distance(x / width, y, z / width) * 0.88
  },
  centre,
  radius: radius * 1.1,
})
const tilt = (solid: Solid) => served(moved(turned(turned(solid, 'x', 7), 'z', 14), [0, 0.72, 0]))
const onOrbit = (degrees: number): Vector => [2.02 * Math.cos((degrees * Math.PI) / 180), 0, 2.02 * Math.sin((degrees * Math.PI) / 180)]
const inOrbit = (solid: Solid, degrees: number) => tilt(moved(solid, onOrbit(degrees)))

/** The orbit as that of home: lit where it passes before the cup, lost behind it. */
const orbit = Array.from({ length: 60 }, (_, index): Part => {
  const degrees = index * 6
  const near = 0.5 + 0.5 * Math.cos(((degrees - 60) * Math.PI) / 180)
  const shine = 0.05 + 0.95 * near ** 1.6
  return {
    solid: tilt(capsule(onOrbit(degrees), onOrbit(degrees + 6), 0.005 + 0.009 * near)),
    material: { colour: [0.95 * shine, 0.74 * shine, 0.55 * shine], rough: 0.6, glow: 0.9 * shine },
  }
})

/** A cup as a planet at dawn: coffee under a swirl of foam, and in its orbit a bean, a lump of sugar and a drop of milk. */
const cup: Scene = {
  hue: colour('#4f6fb8'),
  camera: { from: [-1.3, 2.8, 7.4], to: [-1.3, 1.02, 0], width: 7.4 },
  parts: [
    { solid: served(cut(cylinder(1.7, 0.09, 0.08), moved(cylinder(1.3, 0.1, 0.09), [0, 0.13, 0]), 0.08)), material: matt('#4a2616', 0.24) },
    {
      solid: served(moved(tapered(cut(cylinder(1.12, 0.62, 0.2), moved(cylinder(1.0, 0.62, 0.06), [0, 0.12, 0]), 0.05)), [0, 0.66, 0])),
      material: porcelain,
    },
    { solid: served(moved(turned(turned(torus(0.36, 0.095), 'x', 90), 'y', -24), [1.16, 0.72, 0.5])), material: porcelain },
    { solid: served(moved(cylinder(1.02, 0.1), [0, 1.0, 0])), material: matt('#3f1c0a', 0.14) },
    { solid: served(moved(torus(0.985, 0.03), [0, 1.1, 0])), material: matt('#c08a55', 0.6) },
    { solid: served(moved(torus(0.52, 0.045), [0.03, 1.095, 0.02])), material: matt('#eacba2', 0.7) },
    { solid: served(moved(cylinder(0.27, 0.03, 0.03), [0.03, 1.11, 0.02])), material: matt('#f6e3c6', 0.7) },
    ...orbit,
    { solid: inOrbit(turned(bean, 'y', 40), 200), material: matt('#6b3517', 0.32) },
    { solid: inOrbit(turned(turned(box([0.14, 0.14, 0.14], 0.03), 'y', 30), 'x', 20), 322), material: materials.china },
    { solid: inOrbit(drop, 118), material: { colour: colour('#ffffff'), rough: 0.12 } },
    { solid: inOrbit(sphere(0.06), 44), material: lamp('#ffd9a0', 2.4) },
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
  'ai-barista': { scene: cup, width: 1600, height: 720 },
  strapi: { scene: versions, width: 1600, height: 720 },
}
