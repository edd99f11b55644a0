import { type Part, planet } from './scene'
import type { Vector } from './vector'

/** Where a ray meets something: how far away, and which part; -1 is the ground. */
export type Hit = { far: number; part: number }

export const groundHit = -1
const farthest = 60

/** Distances to all parts at once. A part whose sphere is farther than the nearest surface is not asked; from farther than `exactWithin` its sphere stands for it. */
export function surveyor(parts: readonly Part[]) {
  const distances = parts.map(({ solid }) => solid.distance)
  const spheres = Float64Array.from(parts.flatMap(({ solid }) => [...solid.centre, solid.radius]))
  let nearest = 0

  function measure(x: number, y: number, z: number, without = -2, exactWithin = 0.25): number {
    let least = farthest
    for (let index = 0; index < distances.length; index++) {
      if (index === without) continue
      const at = index * 4
      const [u, v, w] = [x - (spheres[at] as number), y - (spheres[at + 1] as number), z - (spheres[at + 2] as number)]
      const around = (spheres[at + 3] as number) + least
      const away = u * u + v * v + w * w
      if (around < 0 || away > around * around) continue
      const rough = (spheres[at + 3] as number) + exactWithin
      if (away > rough * rough) {
        least = Math.min(least, Math.sqrt(away) - (spheres[at + 3] as number))
        continue
      }
      const distance = (distances[index] as Solid)(x, y, z)
      if (distance < least) {
        least = distance
        nearest = index
      }
    }
    return least
  }

  /** The first surface along a ray within `limit`; null when there is none. */
  function march([x, y, z]: Vector, [dx, dy, dz]: Vector, limit: number, without = -2): Hit | null {
    let far = 0.002
    for (let step = 0; step < 140 && far < limit; step++) {
      const distance = measure(x + dx * far, y + dy * far, z + dz * far, without)
      if (distance < 0.0004 * (1 + far * 0.3)) return { far, part: nearest }
      far += distance * 0.96
    }
    return null
  }

  /** Whether a ray comes near any body; `wide` is how much farther than its sphere counts as near. */
  function isNear([x, y, z]: Vector, [dx, dy, dz]: Vector, wide = 1): boolean {
    for (let at = 0; at < spheres.length; at += 4) {
      const [u, v, w] = [(spheres[at] as number) - x, (spheres[at + 1] as number) - y, (spheres[at + 2] as number) - z]
      const radius = (spheres[at + 3] as number) * wide
      const far = u * dx + v * dy + w * dz
      if (far > -radius && u * u + v * v + w * w - far * far < radius * radius) return true
    }
    return false
  }

  /** How much of the sun arrives, from 0 to 1: a penumbra as wide as `soft`. */
  function shadow(from: Vector, ray: Vector, soft: number): number {
    if (!isNear(from, ray, 1.5)) return 1
    const [[x, y, z], [dx, dy, dz]] = [from, ray]
    let [open, far] = [1, 0.02]
    for (let step = 0; step < 44 && far < 7; step++) {
      const distance = measure(x + dx * far, y + dy * far, z + dz * far, -2, 9)
      open = Math.min(open, distance / (soft * far))
      if (open < -1) break
      far += Math.min(Math.max(distance, 0.02), 0.6)
    }
    const share = (Math.max(open, -1) + 1) / 2
    return share * share * (3 - 2 * share)
  }

  /** How open the surroundings are. */
  function openness([x, y, z]: Vector, [nx, ny, nz]: Vector): number {
    let [closed, weight] = [0, 1]
    for (let step = 1; step <= 5; step++) {
      const far = 0.015 + 0.085 * step
      closed += (far - Math.min(far, measure(x + nx * far, y + ny * far, z + nz * far))) * weight
      weight *= 0.78
    }
    return Math.max(0, 1 - 1.25 * closed)
  }

  /** The direction a surface faces. */
  function facing([x, y, z]: Vector, part: number): Vector {
    const distance = distances[part] as Solid
    const e = 0.0008
    const a = distance(x + e, y - e, z - e)
    const b = distance(x - e, y - e, z + e)
    const c = distance(x - e, y + e, z - e)
    const d = distance(x + e, y + e, z + e)
    const [nx, ny, nz] = [a - b - c + d, -a - b + c + d, -a + b - c + d]
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    return [nx / length, ny / length, nz / length]
  }

  return { isNear, march, shadow, openness, facing, distanceTo: (part: number) => distances[part] as Solid }
}

type Solid = Part['solid']['distance']

/** How far a ray goes to the planet that is the ground; null when it passes by. */
export function reachGround([x, y, z]: Vector, [dx, dy, dz]: Vector): number | null {
  const along = dx * x + dy * (y + planet.radius) + dz * z
  const away = x * x + (y + planet.radius) ** 2 + z * z - planet.radius ** 2
  const root = along * along - away
  const far = -along - Math.sqrt(Math.max(root, 0))
  return root < 0 || far < 0.002 ? null : far
}
