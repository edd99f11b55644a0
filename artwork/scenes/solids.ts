import { add, clamp, scale, type Vector } from './vector'

/** A body as its signed distance: below zero inside. The sphere around it lets the renderer pass it by. */
export type Solid = {
  distance: (x: number, y: number, z: number) => number
  centre: Vector
  radius: number
}

const origin: Vector = [0, 0, 0]

export function sphere(radius: number): Solid {
  return { distance: (x, y, z) => Math.sqrt(x * x + y * y + z * z) - radius, centre: origin, radius }
}

/** Half sizes, rounding included. */
export function box(half: Vector, rounding = 0): Solid {
  const [a, b, c] = [half[0] - rounding, half[1] - rounding, half[2] - rounding]
  const distance = (x: number, y: number, z: number) => {
    const [u, v, w] = [Math.abs(x) - a, Math.abs(y) - b, Math.abs(z) - c]
    const [p, q, r] = [Math.max(u, 0), Math.max(v, 0), Math.max(w, 0)]
    return Math.sqrt(p * p + q * q + r * r) + Math.min(Math.max(u, v, w), 0) - rounding
  }
  return { distance, centre: origin, radius: Math.hypot(...half) }
}

/** Stands on the y axis, `half` up and down. */
export function cylinder(radius: number, half: number, rounding = 0): Solid {
  const distance = (x: number, y: number, z: number) =>
    extruded(Math.sqrt(x * x + z * z) - radius + rounding, Math.abs(y) - half + rounding) - rounding
  return { distance, centre: origin, radius: Math.hypot(radius, half) }
}

/** A regular polygon of `sides`, raised along the y axis; one corner points along +z. */
export function prism(sides: number, radius: number, half: number, rounding = 0): Solid {
  const inner = radius - rounding / Math.cos(Math.PI / sides)
  const [part, height] = [Math.PI / sides, half - rounding]
  const [apothem, side] = [inner * Math.cos(part), inner * Math.sin(part)]
  const distance = (x: number, y: number, z: number) => {
    const turn = Math.atan2(x, z) + 4 * Math.PI
    const fold = (turn % (2 * part)) - part
    const away = Math.sqrt(x * x + z * z)
    const u = away * Math.cos(fold) - apothem
    const v = Math.max(away * Math.abs(Math.sin(fold)) - side, 0)
    return extruded(Math.sqrt(u * u + v * v) * Math.sign(u || 1), Math.abs(y) - height) - rounding
  }
  return { distance, centre: origin, radius: Math.hypot(radius, half) }
}

/** A ring around the y axis. */
export function torus(radius: number, thickness: number): Solid {
  const distance = (x: number, y: number, z: number) => {
    const away = Math.sqrt(x * x + z * z) - radius
    return Math.sqrt(away * away + y * y) - thickness
  }
  return { distance, centre: origin, radius: radius + thickness }
}

export function capsule(from: Vector, to: Vector, thickness: number): Solid {
  const [fx, fy, fz] = from
  const [dx, dy, dz] = add(to, scale(from, -1))
  const length = dx * dx + dy * dy + dz * dz
  const distance = (x: number, y: number, z: number) => {
    const [u, v, w] = [x - fx, y - fy, z - fz]
    const share = clamp((u * dx + v * dy + w * dz) / length)
    const [p, q, r] = [u - dx * share, v - dy * share, w - dz * share]
    return Math.sqrt(p * p + q * q + r * r) - thickness
  }
  return { distance, centre: scale(add(from, to), 0.5), radius: Math.sqrt(length) / 2 + thickness }
}

export function moved({ distance, centre, radius }: Solid, by: Vector): Solid {
  const [a, b, c] = by
  return { distance: (x, y, z) => distance(x - a, y - b, z - c), centre: add(centre, by), radius }
}

type Axis = 'x' | 'y' | 'z'

/** Turned about an axis through the origin, in degrees, counter-clockwise as seen from the axis' positive end. */
export function turned(solid: Solid, axis: Axis, degrees: number): Solid {
  const { distance, centre, radius } = solid
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [cx, cy, cz] = centre
  if (axis === 'x')
    return {
      distance: (x, y, z) => distance(x, cos * y + sin * z, cos * z - sin * y),
      centre: [cx, cos * cy - sin * cz, sin * cy + cos * cz],
      radius,
    }
  if (axis === 'y')
    return {
      distance: (x, y, z) => distance(cos * x - sin * z, y, sin * x + cos * z),
      centre: [cos * cx + sin * cz, cy, cos * cz - sin * cx],
      radius,
    }
  return {
    distance: (x, y, z) => distance(cos * x + sin * y, cos * y - sin * x, z),
    centre: [cos * cx - sin * cy, sin * cx + cos * cy, cz],
    radius,
  }
}

/** `blend` is how far two bodies flow into each other. */
export function joined(solids: readonly Solid[], blend = 0): Solid {
  const distance = (x: number, y: number, z: number) => {
    let least = 1e9
    for (const solid of solids) {
      const [u, v, w] = [x - solid.centre[0], y - solid.centre[1], z - solid.centre[2]]
      const around = solid.radius + least + blend
      if (u * u + v * v + w * w > around * around) continue
      const next = solid.distance(x, y, z)
      const share = blend > 0 && least < 1e6 ? Math.max(blend - Math.abs(least - next), 0) / blend : 0
      least = Math.min(least, next) - share * share * blend * 0.25
    }
    return least
  }
  const centre = scale(solids.map((solid) => solid.centre).reduce(add), 1 / solids.length)
  const radius = Math.max(...solids.map((solid) => Math.hypot(...add(solid.centre, scale(centre, -1))) + solid.radius)) + blend
  return { distance, centre, radius }
}

/** What of a body lies between two heights. */
export function layer({ distance, centre, radius }: Solid, low: number, high: number): Solid {
  return { distance: (x, y, z) => Math.max(distance(x, y, z), y - high, low - y), centre, radius }
}

/** What is left of a body when another is taken out of it; the edge is rounded by `blend`. */
export function cut({ distance, centre, radius }: Solid, out: Solid, blend = 0): Solid {
  const carved = (x: number, y: number, z: number) => {
    const [body, hole] = [distance(x, y, z), -out.distance(x, y, z)]
    const share = blend > 0 ? Math.max(blend - Math.abs(body - hole), 0) / blend : 0
    return Math.max(body, hole) + share * share * blend * 0.25
  }
  return { distance: carved, centre, radius }
}

function extruded(flat: number, up: number): number {
  const [p, q] = [Math.max(flat, 0), Math.max(up, 0)]
  return Math.min(Math.max(flat, up), 0) + Math.sqrt(p * p + q * q)
}
