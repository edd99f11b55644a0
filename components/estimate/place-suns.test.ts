import { expect, it } from 'vitest'
import { placeSuns } from './place-suns'

const sun = (at: number) => ({ at, name: `sun ${at}`, figure: `${at}` })

it('suns stand along the axis by what they cost, from left to right, and the last has room for its name', () => {
  const [first, middle, last] = placeSuns([sun(100), sun(0), sun(50)], 0, 100)
  expect(first).toMatchObject({ at: 0, x: 40 })
  expect(middle?.x).toBeCloseTo(((first?.x ?? 0) + (last?.x ?? 0)) / 2, -1)
  expect(last?.x).toBeLessThan(1240 - 8 * 'sun 100'.length)
})

it('labels of suns that stand close rise over the ones right of them, and those with room stay low', () => {
  const rises = placeSuns([sun(0), sun(50), sun(52), sun(54), sun(100)], 0, 100).map(({ rise }) => rise)
  expect(rises).toEqual([64, 160, 112, 64, 64])
})

it('nothing to place is no sun', () => {
  expect(placeSuns([], 0, 1)).toEqual([])
})
