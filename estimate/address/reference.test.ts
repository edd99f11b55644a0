import { expect, test } from 'vitest'
import { referenceOf } from './reference'

test('An estimate has a short reference that stays the same', () => {
  expect(referenceOf('v=1&c=2026.2&b=acc.email')).toMatch(/^EST-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(referenceOf('v=1&c=2026.2&b=acc.email')).toBe(referenceOf('v=1&c=2026.2&b=acc.email'))
})

test('Estimates that differ in anything have other references', () => {
  const queries = Array.from({ length: 20_000 }, (_, index) => `v=1&c=2026.2&b=acc.email&r=BA*${index}`)
  expect(new Set(queries.map(referenceOf)).size).toBe(queries.length)
})
