import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '@/tests/support/runs'
import { version20261 } from '../catalogue/2026-1'
import { estimate } from '../engine/estimate'
import { formatEstimate } from './format'
import { parseEstimate } from './parse'

const canonical = (query: string) => formatEstimate(parseEstimate(query).document)
const codes = (query: string) => parseEstimate(query).notices.map(({ code }) => code)

const hostile = fc.constantFrom(
  ...['<script>alert(1)</script>', '%', '%00', '%E0%A4%A', '__proto__', 'constructor', "' OR 1=1", '../../etc/passwd', '\u202E', '\uD800'],
  ...['*', '_', '*_*_', '1e308', '-0', 'NaN', 'Infinity', '9'.repeat(400), '2027-13-45', '=cmd|A1', 'Σ', '\r\nSet-Cookie: a=b'],
)
const key = fc.constantFrom(...'v c t st o q d p m roles langs x b l pace from by cur fx r alt preset size b.core.entity n'.split(' '))
const piece = fc.oneof(
  hostile,
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...version20261.blocks.map(({ id }) => id), ...version20261.technologies.map(({ id }) => id)),
  fc.constantFrom('n*a', 'q*mvp', 'p*ios', 'del*acc.email', 'add*core.entity*3', 'l*acc.email', 'by*2027-09-01', 'from*none', 'r*FE*45'),
)
const value = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('_'))
const query = fc.oneof(
  fc.array(fc.tuple(key, value), { maxLength: 14 }).map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&')),
  fc.array(fc.tuple(key, value), { maxLength: 14 }).map((pairs) => new URLSearchParams(pairs).toString()),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

const count = runs(1_000, 10_000)

describe(`${count} random and hostile queries`, () => {
  it('never throw, become canonical at once, and put nothing but their own letters into it', () => {
    fc.assert(
      fc.property(query, (text) => {
        const once = canonical(text)
        expect(once).toMatch(/^[\w.*=&-]+$/)
        expect(canonical(once)).toBe(once)
        expect(codes(once).filter((code) => code !== 'deadlineRange')).toEqual([])
        expect(parseEstimate(text).notices.every(({ values }) => Object.values(values).every((each) => each.length <= 130))).toBe(true)
      }),
      { numRuns: count },
    )
  })

  it('all make an estimate with finite figures', () => {
    fc.assert(
      fc.property(query, (text) => {
        const { document, catalogue } = parseEstimate(text)
        expect(Number.isFinite(estimate(document.input, catalogue).cost.p90)).toBe(true)
      }),
      { numRuns: runs(100, 500) },
    )
  })
})
