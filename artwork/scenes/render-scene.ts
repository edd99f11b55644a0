import { air, shade, sky } from './light'
import { groundHit, reachGround, surveyor } from './march'
import { type Material, planet, type Scene, sun } from './scene'
import { add, along, clamp, cross, dot, mix, multiply, reflect, refract, scale, unit, type Vector } from './vector'

/** Linear light, four numbers a pixel: red, green, blue and how much of it is covered. */
export type Exposure = { width: number; height: number; light: Float32Array; cutOut: boolean }

const usual = { from: [0, 1.35, 7] as Vector, to: [0, 0.86, 0] as Vector, width: 5.4 }
const soil: Material = { colour: [0.05, 0.06, 0.085], rough: 0.62 }
/** Less than glass bends: a thin lens enlarges a little and turns nothing over. */
const bending = 1.13
/** Eight more looks into a pixel that holds an edge. */
const looks = [-0.3125, -0.0625, 0.1875, 0.4375, 0.0625, -0.4375, 0.3125, -0.1875].map((y, index) => [(index - 3.5) / 8, y] as const)

export function renderScene(scene: Scene, width: number, height: number): Exposure {
  const { from, to, width: across } = scene.camera ?? usual
  const look = tracer(scene)
  const forward = unit(along(to, from, -1))
  const right = unit(cross(forward, [0, 1, 0]))
  const up = cross(right, forward)
  const step = across / width / Math.hypot(...along(to, from, -1))
  const sample = (x: number, y: number): Seen =>
    look(from, unit(along(along(forward, right, (x - width / 2) * step), up, (height / 2 - y) * step)))
  const light = new Float32Array(width * height * 4)
  const put = (at: number, [seen, covered]: readonly [Vector, number, number?]) => light.set([...seen, covered], at * 4)
  for (let at = 0; at < width * height; at++) put(at, sample((at % width) + 0.5, Math.floor(at / width) + 0.5))
  for (const at of findEdges(light, width, height)) {
    let [sum, cover] = [[0, 0, 0] as Vector, 0]
    for (const [dx, dy] of looks) {
      const [seen, covered] = sample((at % width) + 0.5 + dx, Math.floor(at / width) + 0.5 + dy)
      sum = add(sum, seen.map((channel) => Math.min(channel, 2.5)) as unknown as Vector)
      cover += covered
    }
    put(at, [scale(sum, 1 / looks.length), cover / looks.length])
  }
  return { width, height, light, cutOut: scene.ground === false }
}

function findEdges(light: Float32Array, width: number, height: number): number[] {
  const tone = (at: number) => {
    const brightness = (light[at * 4] as number) * 0.3 + (light[at * 4 + 1] as number) * 0.6 + (light[at * 4 + 2] as number) * 0.1
    return Math.sqrt(Math.min(brightness, 1)) + (light[at * 4 + 3] as number)
  }
  const tones = Float32Array.from({ length: width * height }, (_, at) => tone(at))
  const edges = new Set<number>()
  for (let at = 0; at < width * (height - 1); at++)
    for (const next of [at + 1, at + width]) if (Math.abs((tones[at] as number) - (tones[next] as number)) > 0.035) edges.add(at).add(next)
  return [...edges].sort((a, b) => a - b)
}

type Seen = readonly [light: Vector, covered: number, far: number]

/** Follows a ray into a scene: the light that comes back along it and whether it met a body. */
function tracer({ parts, hue, ground = true }: Scene) {
  const { isNear, march, shadow, openness, facing, distanceTo } = surveyor(parts)

  function trace(from: Vector, ray: Vector, depth: number, without = -2): Seen {
    const soilAt = ground ? reachGround(from, ray) : null
    const hit = isNear(from, ray) ? march(from, ray, soilAt ?? 60, without) : null
    if (hit) return [meet(along(from, ray, hit.far), ray, hit.part, depth), 1, hit.far]
    if (soilAt !== null) return [meet(along(from, ray, soilAt), ray, groundHit, depth, soilAt), 1, soilAt]
    if (!ground) return [depth === 0 ? [0, 0, 0] : sky(ray, hue), 0, 60]
    const centre: Vector = [-from[0], -from[1] - planet.radius, -from[2]]
    const height = Math.sqrt(Math.max(0, dot(centre, centre) - dot(centre, ray) ** 2)) - planet.radius
    return [add(sky(ray, hue), air(Math.max(height, 0), ray, hue)), 0, 60]
  }

  function meet(point: Vector, ray: Vector, part: number, depth: number, far = 0): Vector {
    const isSoil = part === groundHit
    const material = isSoil ? soil : (parts[part]?.material ?? soil)
    const normal = isSoil ? unit([point[0], point[1] + planet.radius, point[2]]) : facing(point, part)
    const outside = along(point, normal, 0.004)
    if (material.glass && depth < 2) return passGlass(outside, point, normal, ray, part, depth)
    const isLit = dot(normal, sun.from) > 0
    const lit = isLit ? shadow(outside, sun.from, isSoil ? 0.16 : 0.11) : 0
    const isPolished = isSoil || material.rough < 0.35
    const seen = isPolished && depth === 0 ? trace(outside, reflect(ray, normal), depth + 1) : null
    const shown = seen && (isSoil ? scale(seen[0], seen[1] ? 0.9 * Math.exp(-1.1 * seen[2]) : 0.5) : seen[1] ? seen[0] : null)
    const light = shade(material, { point, normal, ray, hue, shadow: lit, open: openness(outside, normal), mirrored: shown })
    return isSoil ? soilOf(light, point, far, ray) : light
  }

  /** The ground is lit where the objects stand, and fades into its own air towards the limb. */
  function soilOf(light: Vector, point: Vector, far: number, ray: Vector): Vector {
    const pool = Math.exp(-(point[0] ** 2 / 9 + point[2] ** 2 / 5))
    const haze = clamp((far - 6) / 8) ** 2
    return mix(multiply(light, along([0.08, 0.08, 0.09], hue, 0.8 * pool)), air(0.06, ray, hue), haze * 0.3)
  }

  function passGlass(outside: Vector, point: Vector, normal: Vector, ray: Vector, part: number, depth: number): Vector {
    const { colour } = parts[part]?.material ?? soil
    const distance = distanceTo(part)
    let inside = refract(ray, normal, 1 / bending) ?? ray
    let at = along(point, inside, 0.006)
    for (let step = 0; step < 60; step++) {
      const depthHere = -distance(...at)
      if (depthHere < 0.0006) break
      at = along(at, inside, depthHere)
    }
    inside = refract(inside, scale(facing(at, part), -1), bending) ?? inside
    const [beyond] = trace(at, inside, depth + 1, part)
    const surface = shade(
      { colour: [0, 0, 0], rough: 0.04 },
      { point, normal, ray, hue, shadow: shadow(outside, sun.from, 0.1), open: 1, mirrored: null },
    )
    return add(scale(multiply(beyond, colour), 0.94), scale(surface, 1.6))
  }

  return (from: Vector, ray: Vector) => trace(from, ray, 0)
}
