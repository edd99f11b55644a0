import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, formatNumber } from '@/messages/format'
import { runs } from '@/tests/support/runs'
import { readNumber } from './read-number'

const bounds = { min: 0.0001, max: 1_000_000, decimals: 6 }

describe('an amount', () => {
  it.each([
    ...[
      ['1\u00A0000', 1000],
      ['41,5 ₴', 41.5],
      ['$45', 45],
      ['45 $', 45],
      ['45 USD', 45],
      ['1,234.50', 1234.5],
      ['1.234,50', 1234.5],
    ],
    ...[
      ['US$45', 45],
      ['45\u202F€', 45],
      ['1’000', 1000],
      ['1\u2009234,5', 1234.5],
      ['４５', 45],
      ['\u200E45\u200F', 45],
      ['40 грн.', 40],
    ],
    ...[
      ['$45 / h', 45],
      ['45 $/год', 45],
      ['0,125', 0.125],
      ['41.5', 41.5],
      ['12 345,5 ₴', 12345.5],
    ],
  ] as [string, number][])('%s is %d', (text, amount) => {
    expect(readNumber(text, bounds)).toBe(amount)
  })

  it.each(['', 'four', '1 2', '1,2,3', '1.2.3', '-5', '4e3', '45 46', '$', '٫5', '1,23,456', '9'.repeat(100)])('“%s” is none', (text) => {
    expect(readNumber(text, bounds)).toBeNull()
  })

  it('that the site prints is read back, in both languages and all currencies', () => {
    const locale = fc.constantFrom('en' as const, 'uk' as const)
    const currency = fc.constantFrom('USD' as const, 'EUR' as const, 'GBP' as const, 'UAH' as const)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), locale, currency, (amount, language, unit) => {
        expect(readNumber(formatMoney(amount, unit, language), bounds)).toBe(amount)
        expect(readNumber(formatNumber(amount, language), bounds)).toBe(amount)
        expect(readNumber(formatNumber(amount / 100, language, { maximumFractionDigits: 2 }), bounds)).toBe(amount / 100)
      }),
      { seed: 43, numRuns: runs(300, 10_000) },
    )
  })
})
