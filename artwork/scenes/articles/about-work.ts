import { hues, lamp, matt, type Part, type Scene } from '../scene'
import { box, capsule, cut, joined, moved, type Solid, sphere, torus, turned } from '../solids'

const volumes = [
  { wide: 0.19, high: 1.02 },
  { wide: 0.24, high: 1.22 },
  { wide: 0.16, high: 0.94 },
  { wide: 0.22, high: 1.14 },
  { wide: 0.18, high: 1.3 },
  { wide: 0.24, high: 1.06 },
  { wide: 0.17, high: 1.2 },
]
const blues = ['#1f6f8c', '#123f55', '#2f8fae', '#174f68', '#0f3547', '#27809c', '#154a60']

/** A row of volumes; the one the answer came from is drawn out and lit. */
export const askForTheSource: Scene = {
  hue: hues.ice,
  camera: { from: [0, 1.75, 7], to: [0, 0.78, 0], width: 4.7 },
  parts: volumes.flatMap(({ wide, high }, index): Part[] => {
    const x = -1.27 + volumes.slice(0, index).reduce((sum, volume) => sum + volume.wide * 2 + 0.015, 0) + wide - 0.13
    const isSource = index === 3
    const place = (solid: ReturnType<typeof box>) =>
      turned(moved(solid, [x, isSource ? high / 2 + 0.36 : high / 2, isSource ? 0.3 : 0]), 'y', -27)
    const cover = cut(box([wide, high / 2, 0.42], 0.045), moved(box([wide - 0.05, high, 0.42]), [0, 0, -0.06]))
    return [
      { solid: place(cover), material: isSource ? matt('#6fc4da', 0.8) : matt(blues[index] ?? '#123f55', 0.85) },
      { solid: place(box([wide - 0.05, high / 2 - 0.018, 0.37], 0.01)), material: matt('#cfdbe0', 0.9) },
      {
        solid: place(moved(box([wide + 0.004, 0.035, 0.425], 0.03), [0, high * 0.28, 0])),
        material: isSource ? lamp('#c8f6ff', 2.2) : matt('#8fb4c4', 0.8),
      },
    ]
  }),
}

/** Bent like paper that was rolled: the further from its middle, the further back. */
const bowed = ({ distance, centre, radius }: Solid): Solid => ({
  distance: (x, y, z) => 0.8 * distance(x, y, z + 0.22 * x * x + 0.1 * y * y),
  centre,
  radius: radius + 0.3,
})
const slip = (solid: Solid) => moved(turned(turned(bowed(solid), 'x', -16), 'y', 34), [-0.1, 1.24, 0.1])
const sheet = box([0.8, 1.08, 0.008], 0.008)
const rows = [
  { y: 0.56, long: 0.86 },
  { y: 0.28, long: 0.66 },
  { y: 0, long: 0.92 },
  { y: -0.28, long: 0.56 },
  { y: -0.56, long: 0.78 },
]
const waits = 3

/** The list of what done means, a slip in the light: four rows are lit, one still waits. */
export const definitionOfDone: Scene = {
  hue: hues.leaf,
  parts: [
    { solid: moved(turned(slip(sheet), 'z', -7), [0.34, -0.1, -0.5]), material: matt('#35521f', 0.9) },
    { solid: slip(sheet), material: matt('#e6ecd9', 0.9) },
    {
      solid: joined(rows.map(({ y, long }) => slip(capsule([-0.3, y, 0.006], [-0.3 + long, y, 0.006], 0.018)))),
      material: matt('#4d6136', 0.9),
    },
    {
      solid: joined(rows.flatMap(({ y }, row) => (row === waits ? [] : [slip(moved(sphere(0.062), [-0.53, y, 0.02]))]))),
      material: lamp('#a5e04c', 1.3),
    },
    { solid: slip(moved(turned(torus(0.06, 0.014), 'x', 90), [-0.53, rows[waits]?.y ?? 0, 0.02])), material: matt('#4d6136', 0.9) },
  ],
}
