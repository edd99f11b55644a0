import { expect, it } from 'vitest'
import { toTint } from './to-tint'

it.each([
  ['black', [0, 0, 0], '00'],
  ['white', [255, 255, 255], '50'],
  ['grey', [128, 128, 128], '30'],
  ['the blue of the night', [9, 26, 63], '17'],
  ['sunflower', [255, 197, 49], '53'],
  ['red', [200, 30, 30], '32'],
] as const)('%s has a tint of its own lightness and hue', (_name, [red, green, blue], tint) => {
  expect(toTint(red, green, blue)).toBe(tint)
})
