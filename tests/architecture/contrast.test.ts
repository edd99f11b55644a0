import { describe, expect, it } from 'vitest'
import { read } from '../support/files'

const colours = new Map(
  [...read('styles/settings/_color.scss').matchAll(/^\s+([a-z]+): (#[0-9a-f]{3,6}),/gm)].map(([, name = '', hex = '']) => [name, hex]),
)

/** Text and the grounds it stands on, as the sheets pair them; large display text alone needs 3 : 1. */
const pairs: readonly [text: string, grounds: readonly string[], ratio: number][] = [
  ['starlight', ['night', 'dusk', 'deep'], 4.5],
  ['haze', ['night', 'dusk', 'deep'], 4.5],
  ['signal', ['night', 'dusk', 'deep'], 4.5],
  ['sunflower', ['night', 'dusk', 'deep'], 4.5],
  ['aurora', ['deep'], 4.5],
  ['coral', ['night', 'deep'], 4.5],
  ['ink', ['paper', 'mist', 'sunflower', 'starlight'], 4.5],
  ['slate', ['paper', 'mist'], 4.5],
  ['cobalt', ['paper', 'mist'], 4.5],
  ['brick', ['paper', 'mist'], 4.5],
]

describe('text can be read by people who see little contrast (WCAG 1.4.3)', () => {
  it.each(pairs.flatMap(([text, grounds, ratio]) => grounds.map((ground) => [text, ground, ratio] as const)))(
    '%s on %s reaches %s : 1',
    (text, ground, ratio) => {
      expect(contrast(hexOf(text), hexOf(ground))).toBeGreaterThanOrEqual(ratio)
    },
  )

  it.each([
    ['signal', 'night'],
    ['signal', 'deep'],
    ['cobalt', 'paper'],
    ['cobalt', 'mist'],
  ])('the focus ring in %s stands out on %s (WCAG 1.4.11)', (ring, ground) => {
    expect(contrast(hexOf(ring), hexOf(ground))).toBeGreaterThanOrEqual(3)
  })
})

function hexOf(name: string): string {
  const hex = colours.get(name)
  if (!hex) throw new Error(`The palette has no "${name}".`)
  return hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
}

/** Ratio of relative luminances, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
