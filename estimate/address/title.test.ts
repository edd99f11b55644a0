import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTitle, parseTitle } from './title'

describe('the title', () => {
  it.each(['Кавʼярня', 'A & B = 50 %', '#n=x&n=y', '🚀'.repeat(90), '\u202Egnp.exe\u0000'])('stays in the fragment: %j', (title) => {
    const kept = parseTitle(formatTitle(title))
    expect(parseTitle(formatTitle(kept))).toBe(kept)
    expect([...kept].length).toBeLessThanOrEqual(80)
  })

  it('is read from any fragment', () => {
    expect(parseTitle('#n=My%20project')).toBe('My project')
    expect(parseTitle('#n=100%')).toBe('100%')
    expect(parseTitle('#week=3')).toBe('')
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseTitle(text).length <= 160 && formatTitle(text).length >= 0))
  })
})
