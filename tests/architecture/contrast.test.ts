import { describe, expect, it } from 'vitest'
import { contrast } from '@/app/[locale]/styleguide/_styleguide/contrast'
import { readColours } from '@/app/[locale]/styleguide/_styleguide/tokens'

const colours = new Map(readColours().map(({ name, hex }) => [name, hex]))

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
  return hex
}
