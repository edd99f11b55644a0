import { lamp, type Material, materials, matt, type Part, type Scene } from './scene'
import { box, capsule, cut, cylinder, joined, moved, type Solid, sphere, torus, turned } from './solids'
import { colour, type Vector } from './vector'

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

export const landingScenes: Record<string, { scene: Scene; width: number; height: number }> = {
  'ai-barista': { scene: cup, width: 1600, height: 720 },
}
