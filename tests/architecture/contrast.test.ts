import { describe, expect, it } from 'vitest'
import { contrast } from '@/styles/settings/oklch'
import { deriveColours, describeContrast, pairs, palette } from '@/styles/settings/palette'

describe('text can be read by people who see little contrast (WCAG 1.4.3)', () => {
  it.each(pairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    '%s on %s reaches 4.5 : 1',
    (text, ground) => {
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([
    ['signal', 'night'],
    ['signal', 'deep'],
    ['cobalt', 'paper'],
    ['cobalt', 'mist'],
  ] as const)('the focus ring in %s stands out on %s (WCAG 1.4.11)', (ring, ground) => {
    expect(contrast(palette[ring], palette[ground])).toBeGreaterThanOrEqual(3)
  })

  it.each(['#c41b1b', '#c4761b', '#b8c41b', '#0b7a5b', '#1bb8c4', '#5b1bc4', '#c41b8f', '#5a6472', '#ffdd00', '#101820'])(
    'and so can that of a brand whose colour is %s, whatever that is itself',
    (brand) => {
      expect(describeContrast(deriveColours({ brand, accent: '#ffd24d' }).palette)).toEqual([])
    },
  )

  it('a brand in which some cannot is refused in a sentence for each pair', () => {
    const { palette: dark } = deriveColours({ brand: '#0b7a5b', accent: '#7a1f00' })
    expect(describeContrast(dark)).toEqual([
      expect.stringMatching(
        /^colours\.accent: sunflower \(#7a1f00\) on night \(#[\da-f]{6}\) has a contrast of 1\.\d : 1, and 4\.5 are needed/,
      ),
      expect.stringContaining('on dusk'),
      expect.stringContaining('on deep'),
      expect.stringContaining('ink'),
    ])
  })
})
