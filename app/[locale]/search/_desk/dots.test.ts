import { expect, it } from 'vitest'
import { dotsAt, lengthOf } from './dots'

it('a line has a star at both ends, a ring none twice', () => {
  expect(lengthOf({ way: 'M0 0H9', count: 4 })).toBe(3)
  expect(lengthOf({ way: 'M0 0H9V9Z', count: 4 })).toBe(4)
  expect(lengthOf({ way: 'M0 0H9', count: 1 })).toBe(1)
})

it('only the stars that were asked for are drawn', () => {
  expect(dotsAt([2, 5], 8)).toEqual({ strokeDasharray: '0 3 0 9', strokeDashoffset: -2 })
  expect(dotsAt([0], 3)).toEqual({ strokeDasharray: '0 4', strokeDashoffset: -0 })
})
