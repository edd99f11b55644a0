import fc from 'fast-check'
import { expect, it } from 'vitest'
import { charactersOf } from './characters'

it('the characters of a text are all it is written with, those beyond the first plane among them', () => {
  expect([...charactersOf('їжак 🦔, їжак')].sort()).toEqual([' ', ',', 'а', 'ж', 'к', 'ї', '🦔'])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([...charactersOf(text)].sort()).toEqual([...new Set(text)].sort())
    }),
  )
})
