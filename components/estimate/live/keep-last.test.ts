import { expect, it, vi } from 'vitest'
import { keepLast } from './keep-last'

it('the same estimate is calculated once, another one and another catalog anew', () => {
  const calculate = vi.fn((input: { hours: number }, rate: number) => input.hours * rate)
  const kept = keepLast(calculate)
  const input = { hours: 2 }
  expect([kept(input, 10), kept(input, 10)]).toEqual([20, 20])
  expect(calculate).toHaveBeenCalledTimes(1)
  expect([kept({ hours: 3 }, 10), kept(input, 10), kept(input, 20)]).toEqual([30, 20, 40])
  expect(calculate).toHaveBeenCalledTimes(4)
})
