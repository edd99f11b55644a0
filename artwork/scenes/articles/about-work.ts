import { hues, lamp, materials, matt, type Part, type Scene } from '../scene'
import { box, capsule, cut, cylinder, joined, lens, moved, type Solid, torus, turned } from '../solids'

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
      { solid: place(cover), material: isSource ? matt('#6fc4da', 0.3) : matt(blues[index] ?? '#123f55', 0.38) },
      { solid: place(box([wide - 0.05, high / 2 - 0.018, 0.37], 0.01)), material: matt('#cfdbe0', 0.9) },
      {
        solid: place(moved(box([wide + 0.004, 0.035, 0.425], 0.03), [0, high * 0.28, 0])),
        material: isSource ? lamp('#c8f6ff', 2.2) : materials.gold,
      },
    ]
  }),
}

const seal = (solid: Solid) => moved(turned(turned(solid, 'x', 82), 'y', 16), [-0.34, 1.06, -0.3])
const loupe = (solid: Solid) => moved(turned(turned(turned(solid, 'y', -48), 'x', 80), 'y', -12), [-0.16, 1.2, 0.75])

/** A mark under a glass: done is what the client sees. */
export const definitionOfDone: Scene = {
  hue: hues.leaf,
  parts: [
    { solid: seal(cut(cylinder(1.02, 0.14, 0.06), moved(cylinder(0.86, 0.06, 0.02), [0, 0.14, 0]), 0.02)), material: matt('#24431c', 0.3) },
    {
      solid: seal(joined([capsule([-0.44, 0.1, -0.02], [-0.12, 0.1, 0.32], 0.115), capsule([-0.12, 0.1, 0.32], [0.5, 0.1, -0.42], 0.115)])),
      material: lamp('#b4ee58', 0.55),
    },
    { solid: loupe(torus(0.56, 0.06)), material: materials.gold },
    { solid: loupe(lens(0.55, 0.1)), material: materials.glass },
    { solid: loupe(capsule([0.62, 0, 0], [1.32, 0, 0], 0.075)), material: matt('#151d14', 0.3) },
    { solid: loupe(capsule([0.6, 0, 0], [0.76, 0, 0], 0.092)), material: materials.gold },
  ],
}
