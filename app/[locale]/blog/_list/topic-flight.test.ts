import { describe, expect, it } from 'vitest'
import { toFlight } from './topic-flight'

const article = (topic: string, published: string) => ({ topic, published })

describe('the flight over the articles of a topic', () => {
  it('goes from the first to the latest, and passes those of other topics between them', () => {
    const own = [article('ai', '2026-10-06'), article('ai', '2026-03-05')]
    const others = [article('estimates', '2026-06-20'), article('estimates', '2025-11-12')]
    const { lit, faint, ends } = toFlight(own, [...own, ...others])
    expect(lit).toBe('M96 77.2h0M4 77.2h0')
    expect(faint.match(/M/g)).toHaveLength(1)
    expect(ends).toEqual([own[1], own[0]])
  })

  it('has one end where there is one article, and none where there is none', () => {
    const only = article('ai', '2026-03-05')
    expect(toFlight([only], [only])).toEqual({ lit: 'M4 77.2h0', faint: '', ends: [only] })
    expect(toFlight([], [only])).toEqual({ lit: '', faint: '', ends: [] })
  })
})
