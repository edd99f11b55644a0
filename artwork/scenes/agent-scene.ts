import { hues, lamp, type Material, materials, matt, type Part, type Scene } from './scene'
import { box, capsule, cylinder, joined, moved, type Solid, sphere, torus, turned } from './solids'
import { along, type Vector } from './vector'

const night = matt('#1c2350', 0.42)
const ink = matt('#39437c', 0.6)

/** Lines of writing on the front of a page, each as long as its share. */
const writing = (shares: readonly number[], top: number): Solid =>
  joined(shares.map((share, index) => moved(box([0.36 * share, 0.02, 0.012], 0.012), [-0.4 + 0.36 * share, top - index * 0.13, 0.035])))

type Stand = { at: Vector; turn: number; lean?: number }

const standing = (solid: Solid, { at, turn, lean = -6 }: Stand) => moved(turned(turned(solid, 'x', lean), 'y', turn), at)

function page(stand: Stand, paper: Material, shares: readonly number[]): Part[] {
  return [
    { solid: standing(box([0.56, 0.76, 0.025], 0.02), stand), material: paper },
    { solid: standing(writing(shares, 0.46), stand), material: ink },
  ]
}

const lines = [
  [1, 0.86, 0.94, 0.6, 0.9, 0.72],
  [0.7, 1, 0.9, 0.96, 0.5, 0.84],
  [0.92, 0.8, 1, 0.66, 0.88, 0.4],
]

/** The archive: pages in two rows on a bend around the one that was asked for. */
const archive = [-3, -2, -1, 1, 2, 3].flatMap((place): Part[] => {
  const side = Math.sign(place)
  const stand = {
    at: [place * 0.8 + side * 0.16, 0.82 - Math.abs(place) * 0.03, -1.2 + Math.abs(place) * 0.2] as Vector,
    turn: place * -13,
  }
  return page(stand, night, lines[Math.abs(place) % lines.length] ?? [])
})

const found: Stand = { at: [0, 1.3, 0.3], turn: 17, lean: -5 }

/** Beads of light from one body to another, over a bow. */
function flight(from: Vector, to: Vector, height: number, count: number): Part {
  const beads = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const at = along(from, along(to, from, -1), share)
    return moved(sphere(0.024 + share * 0.012), [at[0], at[1] + Math.sin(share * Math.PI) * height, at[2]])
  })
  return { solid: joined(beads), material: lamp('#ffdca8', 1.3) }
}

const hook = Array.from({ length: 15 }, (_, index): Vector => {
  const angle = ((168 - index * 17) * Math.PI) / 180
  return [0.2 * Math.cos(angle), 0.2 + 0.2 * Math.sin(angle), 0]
})
const questionMark = joined([
  ...hook.slice(1).map((point, index) => capsule(hook[index] ?? point, point, 0.045)),
  capsule([0.03, 0.02, 0], [0, -0.16, 0], 0.045),
  moved(sphere(0.055), [0, -0.34, 0]),
])
const tick = joined([capsule([-0.2, -0.02, 0], [-0.05, -0.18, 0], 0.05), capsule([-0.05, -0.18, 0], [0.24, 0.18, 0], 0.05)])

const asked: Vector = [-2.5, 1.2, 0.7]
const answered: Vector = [2.5, 1.15, 0.7]

/** A question, the page it is answered from and an answer that somebody confirms: one flight over an archive at dawn. */
export const agentScene: Scene = {
  hue: hues.iris,
  camera: { from: [0, 1.75, 8.6], to: [0, 0.98, 0], width: 7.9 },
  parts: [
    ...archive,
    { solid: standing(box([0.62, 0.84, 0.03], 0.025), found), material: matt('#cdd5ea', 0.5) },
    { solid: standing(writing([1, 0.86, 0.94], 0.54), found), material: matt('#8b95bd', 0.6) },
    { solid: standing(moved(box([0.38, 0.05, 0.016], 0.014), [-0.02, 0.1, 0.035]), found), material: lamp('#ffb84d', 1.1) },
    { solid: standing(writing([0.9, 0.7], -0.1), found), material: matt('#8b95bd', 0.6) },
    { solid: moved(sphere(0.56), asked), material: matt('#4a3fb0', 0.3) },
    { solid: moved(turned(questionMark, 'y', 10), [asked[0] + 0.08, asked[1] + 0.02, asked[2] + 0.55]), material: lamp('#fff1dc', 0.5) },
    { solid: moved(turned(turned(cylinder(0.58, 0.07, 0.06), 'x', 84), 'y', -14), answered), material: materials.gold },
    { solid: moved(turned(torus(0.7, 0.02), 'x', 84), answered), material: materials.steel },
    { solid: moved(turned(tick, 'y', -14), [answered[0] - 0.03, answered[1], answered[2] + 0.1]), material: lamp('#fff6e6', 0.55) },
    flight([-1.9, 1.45, 0.7], [-0.72, 1.75, 0.35], 0.32, 9),
    flight([0.72, 1.75, 0.35], [1.82, 1.45, 0.7], 0.32, 9),
  ],
}
