import { describe, expect, it } from 'vitest'
import { dotsOn, toFlight } from './topic-flight'

describe('the flight over the articles of a topic', () => {
  it('has every article while they are few, and nothing is left for cards', () => {
    expect(toFlight(['c', 'b', 'a'])).toEqual({ flown: ['c', 'b', 'a'], rest: [] })
    expect(toFlight([])).toEqual({ flown: [], rest: [] })
  })

  it('has the newest of many, and shows none of them twice', () => {
    expect(toFlight(['d', 'c', 'b', 'a'])).toEqual({ flown: ['d'], rest: ['c', 'b', 'a'] })
  })

  it('has a point for each of the others, further and further down', () => {
    expect(dotsOn(0)).toBe('')
    expect(dotsOn(2)).toBe('M48 27h.01M24 54h.01')
  })
})
