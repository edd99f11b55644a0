import { bodyPlace, crescents, halo, shadowGrowth, sunReach } from './planet-light'

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

/** How far the light reaches unless the shape says otherwise, in radii. */
const usualReach = 1.62

const haloReach = halo.at(-1)?.[0] ?? 0

export function toPlanetGeometry({ cx, cy, r, light, unit = r, reach = usualReach }: PlanetShape) {
  const radians = (light * Math.PI) / 180
  const [lx, ly] = [Math.cos(radians), Math.sin(radians)]
  const haloRadius = round(r + unit * haloReach)
  return {
    sun: { cx: round(cx + lx * r), cy: round(cy + ly * r), r: round(unit * sunReach), reach: round(r * reach) },
    body: { cx: round(cx + lx * r * bodyPlace.towards), cy: round(cy + ly * r * bodyPlace.towards), r: round(r * bodyPlace.reach) },
    halo: {
      r: haloRadius,
      stops: halo.map(([distance, color, opacity]) => [round((r + distance * unit) / haloRadius, 4), color, opacity] as const),
    },
    crescents: crescents.map(([shift, blur, color, opacity]) => ({
      cx: round(cx - lx * shift * unit),
      cy: round(cy - ly * shift * unit),
      r: round(r + unit * shadowGrowth(shift)),
      blur: round(blur * unit),
      color,
      opacity,
    })),
  }
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
