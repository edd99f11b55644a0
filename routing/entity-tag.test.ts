import { expect, it } from 'vitest'
import { isKnownTag } from './entity-tag'

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  [' * ', true],
  ['"b"', false],
  ['"aa"', false],
  ['', false],
  [null, false],
  [undefined, false],
])('whoever says they have %s is told by what they really have', (said, isKnown) => {
  expect([isKnownTag(said, '"a"'), isKnownTag(said, 'W/"a"')]).toEqual([isKnown, isKnown])
})
