import { describe, expect, it } from 'vitest'
import { type EstimateInput, estimate, exchangeRate } from '@/estimate'
import { formatMoney } from '@/messages/format'
import { viewOf } from '@/tests/support/estimate-views'
import { exampleInput } from '../example'
import { listChanges } from './changed-basis'
import { traceRows } from './trace-rows'

const inEuros: EstimateInput = { ...exampleInput, currency: 'EUR', exchange: { EUR: 0.2 }, support: 'basic' }

function priceRows(input: EstimateInput, locale: 'en' | 'uk' = 'en') {
  const view = viewOf(input, locale)
  const rows = traceRows(view).flatMap((part) => part.rows)
  return { view, row: (id: string) => rows.find((each) => each.id === id), rows }
}

describe('the calculation of an estimate in another currency', () => {
  it.each(['en', 'uk'] as const)('has every amount in both currencies (%s)', (locale) => {
    const { view, row, rows } = priceRows(inEuros, locale)
    const { byRole } = estimate(view.input, view.catalogue)
    const rate = exchangeRate(view.input, view.catalogue)
    for (const { role, cost } of byRole)
      expect(row(`cost.${role}`)?.value).toBe(`${formatMoney(cost, 'USD', locale)} = ${formatMoney(cost * rate, 'EUR', locale)}`)
    const amounts = rows.filter(({ id }) => id.startsWith('cost.') || id === 'support')
    expect(amounts.filter(({ value }) => !value.includes('€'))).toEqual([])
  })

  it('names the currency of every amount and rate that goes into another', () => {
    const { row } = priceRows(inEuros)
    expect(row('cost.FE')?.inputs.replaceAll('\u00A0', ' ')).toMatch(/^Hours, Frontend [\d,.]+ h; rate \$\d+$/)
    expect(row('shown.p10')?.inputs.replaceAll('\u00A0', ' ')).toMatch(/^Price, P10 \$[\d,.]+; 1 US dollar = €0.2$/)
    expect(row('support')?.inputs.replaceAll('\u00A0', ' ')).toMatch(/Price, P50 \$[\d,.]+;.*blended rate \$[\d.]+$/)
  })

  it('is in dollars alone where the estimate is', () => {
    const { row, rows } = priceRows(exampleInput)
    expect(row('cost.FE')?.value).toMatch(/^\$[\d,.]+$/)
    expect(rows.filter(({ id }) => id.startsWith('shown.'))).toEqual([])
  })
})

it('what was changed is in the currency shown, with the dollars it was given in', () => {
  const input: EstimateInput = { ...exampleInput, currency: 'UAH', rates: { FE: 5 } }
  const changes = (locale: 'en' | 'uk') =>
    listChanges(viewOf(input, locale)).map(({ was, is }) => `${was} → ${is}`.replaceAll('\u00A0', ' '))
  expect(changes('uk')).toEqual(['1 660 ₴ (40 $) → 207,5 ₴ (5 $)'])
  expect(changes('en')).toEqual(['₴1,660 ($40) → ₴207.5 ($5)'])
})
