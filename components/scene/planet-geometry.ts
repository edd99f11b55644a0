/** Where a planet stands and from where it is lit. Lengths are in units of the drawing. */
export type PlanetShape = {
  cx: number
  cy: number
  r: number
  /** Degrees, clockwise from the right: where on the limb the sun stands. */
  light: number
  /** Length the widths of light are measured in; the radius unless the planet is far larger than its picture. */
  unit?: number
  /** How far the light reaches from the sun point, in radii. */
  reach?: number
}

/** Light beyond the limb: distance in units, colour, opacity. */
const halo = [
  [-0.004, '#d9e9ff', 0.95],
  [0.0036, '#8fc0ff', 0.62],
  [0.031, '#5aa2ff', 0.34],
  [0.085, '#3d84ee', 0.17],
  [0.19, '#2e6cd4', 0.07],
  [0.36, '#2e6cd4', 0.02],
  [0.55, '#2e6cd4', 0],
] as const

/** Crescents inside the limb: shift away from the light and blur in units, colour, opacity. */
const crescents = [
  [0.4, 0.12, '#1b50ac', 0.62],
  [0.115, 0.042, '#6faeff', 0.72],
  [0.034, 0.014, '#f1f7ff', 1],
] as const

const haloReach = 0.55

export function toPlanetGeometry({ cx, cy, r, light, unit = r, reach = 1.62 }: PlanetShape) {
  const radians = (light * Math.PI) / 180
  const [lx, ly] = [Math.cos(radians), Math.sin(radians)]
  const haloRadius = round(r + unit * haloReach)
  return {
    sun: { cx: round(cx + lx * r), cy: round(cy + ly * r), r: round(unit * 0.62), reach: round(r * reach) },
    body: { cx: round(cx + lx * r * 0.55), cy: round(cy + ly * r * 0.55), r: round(r * 1.5) },
    halo: {
      r: haloRadius,
      stops: halo.map(([distance, color, opacity]) => ({ offset: round((r + distance * unit) / haloRadius, 4), color, opacity })),
    },
    crescents: crescents.map(([shift, blur, color, opacity]) => ({
      cx: round(cx - lx * shift * unit),
      cy: round(cy - ly * shift * unit),
      r: round(r + unit * (shift / 20 + 0.003)),
      blur: round(blur * unit),
      color,
      opacity,
    })),
  }
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
