import { describe, expect, it } from 'vitest'
import { toRatio, toTable } from './table'

describe('a table on a terminal', () => {
  it('has names to the left and figures to the right', () => {
    const rows = [
      ['page', 'LCP'],
      ['/', '1400'],
      ['/uk/blog', '900'],
    ]
    expect(toTable(rows)).toBe(['page       LCP', '/         1400', '/uk/blog   900'].join('\n'))
  })

  it('compares with a peer, unless the peer has nothing to compare with', () => {
    expect(toRatio(1500, 1200)).toBe('1.25×')
    expect(toRatio(30, 0)).toBe('–')
  })
})
