import { describe, expect, it } from 'vitest'
import { isDue, speedAfter, watchFrames } from './pace'

/** After how many frames of this length a machine is given up, or nothing within a minute. */
function framesUntilGivenUp(interval: number): number | undefined {
  const isTooSlow = watchFrames()
  for (let frame = 1; frame * interval < 60_000; frame++) if (isTooSlow(interval)) return frame
  return undefined
}

describe('a machine that draws the planet', () => {
  it('is trusted as long as it makes fifty frames a second', () => {
    expect([8.3, 16.7, 19].map(framesUntilGivenUp)).toEqual([undefined, undefined, undefined])
  })

  it('is given up when it stays below, the sooner the slower', () => {
    const [thirty = 0, ten = 0, one = 0] = [33.3, 100, 1000].map(framesUntilGivenUp)
    expect(thirty).toBeLessThan(60)
    expect(ten).toBeLessThan(10)
    expect(one).toBeLessThanOrEqual(3)
  })

  it('is forgiven a long pause now and then', () => {
    const isTooSlow = watchFrames()
    const minute = Array.from({ length: 3600 }, (_, frame) => (frame % 120 === 60 ? 900 : 16.7))
    expect(minute.some(isTooSlow)).toBe(false)
  })

  it('follows the scroll sixty times a second on every screen, and clouds half as often', () => {
    const drawn = (hertz: number, follows: boolean) => {
      let [count, since] = [0, 0]
      for (let frame = 0; frame < hertz; frame++) {
        since += 1000 / hertz
        if (!isDue(since, follows)) continue
        count++
        since = 0
      }
      return count
    }
    expect([drawn(60, true), drawn(120, true), drawn(60, false), drawn(120, false)]).toEqual([60, 60, 30, 30])
  })

  it('comes to rest softly when nobody does anything', () => {
    expect([0, 15_000, 17_500, 20_000, 60_000].map(speedAfter)).toEqual([1, 1, 0.5, 0, 0])
  })
})
