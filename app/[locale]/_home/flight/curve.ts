/** A point in px, and where the flight is heading there: the vector of a cubic Hermite curve, so its length is how far it keeps straight. */
export type Waypoint = { x: number; y: number; headingX: number; headingY: number }

export type Curve = { from: Point; c1: Point; c2: Point; to: Point }
type Point = { x: number; y: number }

export function curveBetween(from: Waypoint, to: Waypoint): Curve {
  return {
    from,
    c1: { x: from.x + from.headingX / 3, y: from.y + from.headingY / 3 },
    c2: { x: to.x - to.headingX / 3, y: to.y - to.headingY / 3 },
    to,
  }
}

export function pathOf(curves: readonly Curve[]): string {
  const start = curves[0]?.from
  if (!start) return ''
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return `M${at(start)}${curves.map(({ c1, c2, to }) => `C${at(c1)} ${at(c2)} ${at(to)}`).join('')}`
}

/** How long a curve is, by its chords: with 24 of them, off by less than a thousandth for curves as calm as these. */
export function lengthOf(curve: Curve, chords = 24): number {
  let length = 0
  let last = curve.from
  for (let step = 1; step <= chords; step++) {
    const next = pointAt(curve, step / chords)
    length += Math.hypot(next.x - last.x, next.y - last.y)
    last = next
  }
  return length
}

export function pointAt({ from, c1, c2, to }: Curve, t: number): Point {
  const s = 1 - t
  const weights = [s ** 3, 3 * s ** 2 * t, 3 * s * t ** 2, t ** 3] as const
  const mix = (axis: 'x' | 'y') => weights[0] * from[axis] + weights[1] * c1[axis] + weights[2] * c2[axis] + weights[3] * to[axis]
  return { x: mix('x'), y: mix('y') }
}
