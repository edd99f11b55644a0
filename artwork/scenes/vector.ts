export type Vector = readonly [x: number, y: number, z: number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
/** `a` and `by` of `b`. */
export const along = (a: Vector, b: Vector, by: number): Vector => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]
export const multiply = (a: Vector, b: Vector): Vector => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
export const unit = (a: Vector): Vector => scale(a, 1 / Math.hypot(...a))
export const mix = (a: Vector, b: Vector, share: number): Vector => along(scale(a, 1 - share), b, share)
export const clamp = (value: number, least = 0, most = 1): number => Math.min(most, Math.max(least, value))

export const reflect = (ray: Vector, normal: Vector): Vector => along(ray, normal, -2 * dot(ray, normal))

/** Null where the light cannot leave: everything is reflected. */
export function refract(ray: Vector, normal: Vector, ratio: number): Vector | null {
  const cosine = -dot(ray, normal)
  const rest = 1 - ratio * ratio * (1 - cosine * cosine)
  return rest < 0 ? null : along(scale(ray, ratio), normal, ratio * cosine - Math.sqrt(rest))
}

/** `#5aa2ff` as light: linear, from 0 to 1. */
export function colour(hex: string): Vector {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}
