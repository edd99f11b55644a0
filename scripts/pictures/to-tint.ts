/** Upper ends of the levels of lightness in `styles/base/_tints.scss`, half way between its neighbours. */
const levels = [0.2, 0.33, 0.48, 0.65, 0.83, 1.01]
const hues = 8
const grey = 0.025

/** The name of a colour's nearest tint: its lightness and its hue, 0 for none. */
export function toTint(red: number, green: number, blue: number): string {
  const { lightness, a, b } = toOklab(linear(red), linear(green), linear(blue))
  const level = levels.findIndex((end) => lightness < end)
  if (Math.hypot(a, b) < grey) return `${level}0`
  const turn = (Math.atan2(b, a) / (2 * Math.PI) + 1) % 1
  return `${level}${(Math.round(turn * hues) % hues) + 1}`
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Björn Ottosson's matrices. */
function toOklab(red: number, green: number, blue: number) {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}
