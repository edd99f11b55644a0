import { hexOf, toOklch } from '@/styles/settings/oklch'

/** Upper ends of the levels of lightness in `styles/base/_tints.scss`, half way between its neighbours. */
const levels = [0.2, 0.33, 0.48, 0.65, 0.83, 1.01]
const hues = 8
const grey = 0.025

/** The name of a colour's nearest tint: its lightness and its hue, 0 for none. */
export function toTint(red: number, green: number, blue: number): string {
  const { l, c, h } = toOklch(hexOf([red, green, blue]))
  const level = levels.findIndex((end) => l < end)
  return c < grey ? `${level}0` : `${level}${(Math.round((h / 360) * hues) % hues) + 1}`
}
