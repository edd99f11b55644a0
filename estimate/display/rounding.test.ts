import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { version20261 as catalogue } from '../catalogue/2026-1'
import { estimate } from '../engine/estimate'
import example from '../fixtures/example.json'
import { defaultInput } from '../input'
import { exchangeRate } from './currency'
import { roundHourRows, roundHours, roundMoney, roundMoneyRows, roundRows } from './rounding'

describe('figures look no more exact than they are', () => {
  it.each([
    [39.4, 39],
    [41, 40],
    [42.5, 45],
    [397.4, 395],
    [404.9, 400],
    [2131.7, 2130],
  ])('%s hours are shown as %s', (hours, shown) => expect(roundHours(hours)).toBe(shown))

  it.each([
    [0, 0],
    [49, 0],
    [50, 100],
    [4_349, 4_300],
    [19_949, 19_900],
    [19_950, 20_000],
    [19_999, 20_000],
    [20_249, 20_000],
    [20_250, 20_500],
    [99_749, 99_500],
    [99_750, 100_000],
    [99_999, 100_000],
    [100_499, 100_000],
    [100_500, 101_000],
    [999_499, 999_000],
    [1_234_567, 1_230_000],
    [1_427_000, 1_430_000],
    [58_440_000, 58_400_000],
  ])('%d dollars are shown as %d', (amount, shown) => {
    expect(roundMoney(amount)).toBe(shown)
  })
})

describe('rows', () => {
  it('of the example add up to its headline as in the picture', () => {
    const { Example } = example
    const blocks = Example.input.blocks.map(([id, quantity]) => ({ id: String(id), quantity: Number(quantity) }))
    const { byRole, hours, cost } = estimate({ ...defaultInput, quality: 'production', blocks }, catalogue)
    const bySize = byRole.toSorted((a, b) => b.hours - a.hours)
    const costs = roundMoneyRows(
      bySize.map((row) => row.cost),
      cost.p50,
    )
    expect(costs).toEqual([21_400, 18_300, 11_100, 9900, 4700, 4100, 5800, 4500, 4700])
    expect(
      roundHourRows(
        bySize.map((row) => row.hours),
        hours.p50,
      ).reduce((sum, row) => sum + row, 0),
    ).toBe(2130)
  })

  it('always add up to the total shown, and none is negative or far from the truth', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 50_000, noNaN: true }), { minLength: 1, maxLength: 15 }), (values) => {
        const total = values.reduce((sum, value) => sum + value, 0)
        for (const [rows, shown] of [
          [roundMoneyRows(values, total), roundMoney(total)],
          [roundHourRows(values, total), roundHours(total)],
        ] as const) {
          expect(rows.reduce((sum, row) => sum + row, 0)).toBe(shown)
          expect(rows.every((row) => row >= 0)).toBe(true)
        }
      }),
    )
  })

  it('always add up to their total as it is rounded, and stay within a step of the truth', () => {
    const step = fc.constantFrom(1, 10, 100, 1000)
    const values = fc.array(fc.double({ min: 0, max: 50_000, noNaN: true }), { minLength: 1, maxLength: 15 })
    fc.assert(
      fc.property(values, step, (exact, unit) => {
        const total = exact.reduce((sum, value) => sum + value, 0)
        const rows = roundRows(exact, total, unit)
        const shown = rows.reduce((sum, row) => sum + row, 0)
        expect(Math.abs(shown - total)).toBeLessThanOrEqual(unit / 2 + 1e-6)
        for (const [index, row] of rows.entries()) expect(Math.abs(row - (exact[index] ?? 0))).toBeLessThan(unit + 1e-6)
      }),
    )
  })

  it.each([
    [[33, 33, 33], 99, 10, [40, 30, 30]],
    [[12, 12, 11], 35, 10, [20, 10, 10]],
    [[1.4, 1.4, 1.4], 4.2, 1, [2, 1, 1]],
  ])('of %j with the total %d are shown in steps of %d', (values, total, step, shown) => {
    expect(roundRows(values, total, step)).toEqual(shown)
  })

  it('may be none, or all of nothing', () => {
    expect(roundRows([], 100, 10)).toEqual([])
    expect(roundRows([0, 0], 0, 10)).toEqual([0, 0])
  })
})

describe('a currency', () => {
  it('takes the visitor’s rate before the catalogue’s', () => {
    expect(exchangeRate({ currency: 'USD', exchange: {} }, catalogue)).toBe(1)
    expect(exchangeRate({ currency: 'UAH', exchange: {} }, catalogue)).toBe(41.5)
    expect(exchangeRate({ currency: 'UAH', exchange: { UAH: 44 } }, catalogue)).toBe(44)
  })
})
