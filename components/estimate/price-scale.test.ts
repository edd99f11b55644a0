import { describe, expect, it } from 'vitest'
import { priceScale } from './price-scale'

describe('priceScale', () => {
  it('runs to $100k for the presets of the sample company', () => {
    expect(priceScale(89_500)).toEqual({ top: 100_000, ticks: [0, 20_000, 40_000, 60_000, 80_000, 100_000] })
  })

  it('has round steps in hryvnias too', () => {
    expect(priceScale(3_710_000).ticks).toEqual([0, 800_000, 1_600_000, 2_400_000, 3_200_000, 4_000_000])
  })

  it.each([8_000, 50_000, 50_001, 640_000, 3_200_000])('holds a price of %d', (highest) => {
    const { top, ticks } = priceScale(highest)
    expect(top).toBeGreaterThanOrEqual(highest)
    expect(ticks).toHaveLength(6)
    expect(ticks.at(-1)).toBe(top)
  })
})
