import { describe, expect, it } from 'vitest'
import { choosePresets, pricedPresets } from './chosen-presets'
import { priceScale } from './price-scale'

describe('priceScale', () => {
  it('runs to $100k for the presets of the sample company', () => {
    expect(priceScale(89_500)).toEqual({ top: 100_000, ticks: [0, 20_000, 40_000, 60_000, 80_000, 100_000] })
  })

  it.each([8_000, 50_000, 50_001, 640_000, 3_200_000])('holds a price of %d', (highest) => {
    const { top, ticks } = priceScale(highest)
    expect(top).toBeGreaterThanOrEqual(highest)
    expect(ticks).toHaveLength(6)
    expect(ticks.at(-1)).toBe(top)
  })
})

describe('choosePresets', () => {
  it('keeps the order of the names and leaves out what is missing', () => {
    expect(choosePresets([{ slug: 'mobile-app' }, { slug: 'company-site' }], pricedPresets)).toEqual([
      { slug: 'company-site' },
      { slug: 'mobile-app' },
    ])
  })

  it('takes the first ones where none is known', () => {
    const own = Array.from({ length: 9 }, (_, index) => ({ slug: `own-${index}` }))
    expect(choosePresets(own, pricedPresets)).toEqual(own.slice(0, 6))
  })
})
