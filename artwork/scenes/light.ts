import { dawn, fill, type Material, sun } from './scene'
import { add, along, clamp, cross, dot, mix, multiply, reflect, scale, unit, type Vector } from './vector'

const dark: Vector = [0.0032, 0.0055, 0.0135]
const white: Vector = [1, 1, 1]
/** Where dawn stands on the horizon. */
const rise = unit([-0.46, 0.02, -0.88])
const lampAcross = unit(cross(sun.from, [0, 1, 0]))
const lampUp = cross(lampAcross, sun.from)

/** The sky of a hue: near black, a wide breath of the hue over the horizon, warm where dawn is. */
export function sky(ray: Vector, hue: Vector): Vector {
  const towards = clamp(dot(ray, rise) * 0.5 + 0.5)
  const up = Math.max(ray[1], 0)
  const breath = Math.exp(-up * 4.6) * (0.012 + 0.15 * towards ** 7)
  return along(dark, hue, breath * 0.62)
}

/** What polished surfaces show: the sky and, square as a window, the sun's lamp. */
function surroundings(ray: Vector, hue: Vector, rough: number): Vector {
  const ahead = dot(ray, sun.from)
  const [u, v] = [dot(ray, lampAcross) / Math.max(ahead, 0.05), dot(ray, lampUp) / Math.max(ahead, 0.05)]
  const edge = 0.04 + rough * 0.55
  const window = ahead > 0 ? smooth(0.34 + edge - Math.abs(u), edge * 2) * smooth(0.46 + edge - Math.abs(v), edge * 2) : 0
  const strip = smooth(dot(ray, unit([0.93, 0.1, -0.2])) - 0.9 + rough * 0.1, 0.1 + rough * 0.4)
  const lit = along(along(sky(ray, hue), sun.light, window * (1.3 - rough)), hue, strip * 0.75)
  return along(lit, dawn.light, 0.9 * clamp(dot(ray, dawn.from)) ** 6)
}

export type Surroundings = {
  point: Vector
  normal: Vector
  ray: Vector
  hue: Vector
  shadow: number
  open: number
  mirrored: Vector | null
}

/** Light that leaves a surface towards the eye. */
export function shade({ colour, rough, metal = false, glow = 0 }: Material, at: Surroundings): Vector {
  const { normal, ray, hue, shadow, open, mirrored } = at
  const facing = clamp(-dot(normal, ray))
  const fresnel = (1 - facing) ** 5
  const base: Vector = metal ? colour : [0.04, 0.04, 0.04]
  const gloss = mix(base, white, fresnel * (metal ? 0.6 : 0.5) * (1 - rough * 0.6))
  const direct = clamp(dot(normal, sun.from)) * shadow
  const rim = clamp(dot(normal, dawn.from)) * (0.25 + 0.75 * (1 - facing) ** 2) * open
  const side = clamp(dot(normal, fill.from) * 0.6 + 0.4) * fill.share * open
  const above = (0.5 + 0.5 * normal[1]) * open
  const cool = mix(hue, white, 0.34)
  let light = scale(sun.light, direct * 0.62)
  light = along(light, dawn.light, rim * 1.5)
  light = along(light, cool, side + above * 0.16)
  light = along(light, hue, (0.5 - 0.5 * normal[1]) * open * 0.07)
  const matte = metal ? scale(multiply(colour, light), 0.22) : multiply(colour, light)
  const bounced = reflect(ray, normal)
  const shine = mirrored ?? surroundings(bounced, hue, rough)
  const occluded = mix([open, open, open], white, mirrored ? 0.6 : 0.1)
  const spark = highlight(normal, ray, rough) * shadow
  const gleam = multiply(gloss, along(multiply(shine, occluded), sun.light, spark))
  return along(add(matte, gleam), colour, glow)
}

/** GGX, without its tail of terms: the sun's own highlight. */
function highlight(normal: Vector, ray: Vector, rough: number): number {
  const half = unit(along(sun.from, ray, -1))
  const alpha = Math.max(rough * rough, 0.02)
  const cosine = clamp(dot(normal, half))
  const spread = cosine * cosine * (alpha * alpha - 1) + 1
  return (Math.min((alpha * alpha) / (Math.PI * spread * spread), 14) * clamp(dot(normal, sun.from))) / 4
}

/** The air over the planet's limb, for a ray that passes at `height` over it. */
export function air(height: number, ray: Vector, hue: Vector): Vector {
  const towards = clamp(dot(unit([ray[0], 0, ray[2]]), unit([rise[0], 0, rise[2]])))
  const near = towards ** 14
  const thin = Math.exp(-height / 0.05) * (0.07 + 1.0 * near)
  const wide = Math.exp(-height / 0.55) * (0.018 + 0.26 * near)
  const warm = Math.exp(-height / 0.16) * near ** 3
  return along(along(scale(hue, wide), mix(hue, white, 0.5), thin), dawn.light, warm * 1.1)
}

function smooth(value: number, width: number): number {
  const share = clamp(value / width)
  return share * share * (3 - 2 * share)
}
