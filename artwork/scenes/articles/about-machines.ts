import { hues, lamp, materials, matt, type Scene } from '../scene'
import { box, capsule, cut, cylinder, joined, moved, prism, type Solid, sphere, torus, turned } from '../solids'
import type { Vector } from '../vector'

const keyBody = joined(
  [
    turned(torus(0.46, 0.105), 'x', 90),
    turned(torus(0.24, 0.045), 'x', 90),
    capsule([0, -0.5, 0], [0, -1.66, 0], 0.09),
    moved(cylinder(0.15, 0.06, 0.03), [0, -0.62, 0]),
    moved(cylinder(0.13, 0.04, 0.02), [0, -0.8, 0]),
    moved(box([0.17, 0.07, 0.055], 0.02), [0.2, -1.56, 0]),
    moved(box([0.12, 0.07, 0.055], 0.02), [0.17, -1.36, 0]),
    moved(box([0.19, 0.05, 0.055], 0.02), [0.2, -1.18, 0]),
  ],
  0.03,
)

/** A key that hangs in its orbit. */
export const whoHoldsTheKeys: Scene = {
  hue: hues.signal,
  parts: [
    { solid: moved(turned(turned(keyBody, 'y', 28), 'z', 56), [-0.72, 1.46, 0]), material: materials.gold },
    { solid: moved(turned(turned(torus(1.5, 0.012), 'x', 14), 'z', 20), [0, 1.12, 0]), material: materials.steel },
    { solid: moved(sphere(0.09), [-1.36, 0.66, 0.38]), material: lamp('#bcd8ff', 2.4) },
  ],
}

const carriage = moved(box([0.72, 0.74, 1.5], 0.2), [0, 0.98, 0])
const glassAt = (solid: Solid, by: readonly [number, number, number]) => moved(solid, by)

/** A tram at night: its lit windscreen is the page somebody waits for. */
export const pageOnATram: Scene = {
  hue: hues.copper,
  camera: { from: [0, 1.25, 7], to: [0, 0.84, 0], width: 5.2 },
  parts: [
    ...[
      { solid: cut(carriage, moved(box([0.6, 0.34, 0.2], 0.1), [0, 1.2, 1.5]), 0.03), material: matt('#7a2c12', 0.75) },
      { solid: glassAt(box([0.58, 0.32, 0.04], 0.04), [0, 1.2, 1.36]), material: lamp('#ffd7a1', 0.95) },
      {
        solid: joined([
          moved(box([0.2, 0.028, 0.02], 0.02), [-0.28, 1.36, 1.4]),
          moved(box([0.27, 0.018, 0.02], 0.018), [-0.21, 1.24, 1.4]),
          moved(box([0.22, 0.018, 0.02], 0.018), [-0.26, 1.15, 1.4]),
          moved(box([0.15, 0.018, 0.02], 0.018), [-0.33, 1.06, 1.4]),
          moved(box([0.17, 0.17, 0.02], 0.04), [0.3, 1.2, 1.4]),
        ]),
        material: matt('#5a2410', 0.7),
      },
      { solid: moved(box([0.735, 0.05, 1.515], 0.03), [0, 0.7, 0]), material: materials.gold },
      {
        solid: joined([
          moved(turned(cylinder(0.1, 0.05, 0.03), 'x', 90), [-0.44, 0.5, 1.5]),
          moved(turned(cylinder(0.1, 0.05, 0.03), 'x', 90), [0.44, 0.5, 1.5]),
        ]),
        material: lamp('#fff0d0', 4),
      },
      {
        solid: joined([-0.95, -0.35, 0.25, 0.85].map((z) => moved(box([0.02, 0.25, 0.23], 0.02), [0.715, 1.2, z]))),
        material: lamp('#ffc98a', 1),
      },
      {
        solid: joined([-0.95, -0.35, 0.25, 0.85].map((z) => moved(box([0.02, 0.25, 0.23], 0.02), [-0.715, 1.2, z]))),
        material: lamp('#ffc98a', 1),
      },
      { solid: moved(box([0.6, 0.12, 1.3], 0.06), [0, 0.16, 0]), material: matt('#15100e', 0.6) },
      {
        solid: joined([
          capsule([0, 1.72, 0.1], [0, 1.98, 0.5], 0.022),
          capsule([0, 1.98, 0.5], [0, 2.2, 0], 0.022),
          capsule([-0.32, 2.2, 0], [0.32, 2.2, 0], 0.022),
        ]),
        material: materials.steel,
      },
    ].map(({ solid, material }) => ({ solid: moved(turned(solid, 'y', -31), [0.1, 0, -0.5]), material })),
    ...[-0.42, 0.42].map((side) => ({
      solid: moved(turned(moved(box([0.035, 0.025, 6], 0.01), [side, 0.02, 0]), 'y', -31), [0.1, 0, -0.5]),
      material: materials.steel,
    })),
  ],
}

/** A frame of so many sides that stands upright, a light on each corner. */
function figure(sides: number, radius: number, thickness: number, turn: number, at: Vector) {
  const place = (solid: Solid) => moved(turned(turned(turned(solid, 'y', 180), 'x', 90), 'y', turn), at)
  const corners = Array.from({ length: sides }, (_, index) => {
    const angle = (index / sides) * 2 * Math.PI
    return moved(sphere(thickness * 0.72), [radius * Math.sin(angle), 0, radius * Math.cos(angle)])
  })
  const frame = cut(prism(sides, radius + thickness, 0.17, 0.05), prism(sides, radius - thickness * 1.1, 0.4), 0.05)
  return { frame: place(frame), corners: corners.map((corner) => place(moved(corner, [0, 0.17, 0]))) }
}

const four = figure(4, 0.52, 0.13, 20, [-1.12, 0.78, 0])
const five = figure(5, 0.74, 0.15, -18, [0.88, 1.02, -0.1])

/** Four corners become five: one figure hands over to the other. */
export const fourToFive: Scene = {
  hue: hues.iris,
  parts: [
    { solid: four.frame, material: matt('#3b3390', 0.3) },
    ...four.corners.map((solid) => ({ solid, material: lamp('#a99cff', 0.9) })),
    { solid: five.frame, material: { ...materials.steel, colour: [0.55, 0.5, 0.98] } },
    ...five.corners.map((solid) => ({ solid, material: lamp('#ffd9a0', 1.6) })),
    ...Array.from({ length: 9 }, (_, index) => {
      const share = index / 8
      return {
        solid: moved(sphere(0.026 + share * 0.022), [-1.0 + share * 1.72, 1.72 + share * 0.36 + Math.sin(share * Math.PI) * 0.2, 0]),
        material: materials.china,
      }
    }),
  ],
}
