import { describe, expect, it } from 'vitest'
import { toFlight } from './topic-flight'

const articles = (count: number) => Array.from({ length: count }, (_, index) => ({ published: `2026-0${9 - index}-05` }))
const depths = (count: number) => toFlight(articles(count)).map(({ depth }) => depth)

describe('the flight over the articles of a topic', () => {
  it('goes from the earliest to the latest, and has room for five', () => {
    const flown = toFlight(articles(7)).map(({ article }) => article.published)
    expect(flown).toEqual(['2026-05-05', '2026-06-05', '2026-07-05', '2026-08-05', '2026-09-05'])
  })

  it('rises to its middle', () => {
    expect(depths(5)).toEqual(['deep', 'lower', null, 'lower', 'deep'])
    expect(depths(2)).toEqual(['lower', 'lower'])
    expect(depths(1)).toEqual([null])
    expect(depths(0)).toEqual([])
  })
})
