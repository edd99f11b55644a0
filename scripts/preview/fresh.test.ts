import { expect, it } from 'vitest'
import { keepFresh } from './fresh'

/** A reading that ends when it is told to; each has the next number. */
function createReading() {
  let count = 0
  let now = 0
  const ends: (() => void)[] = []
  const read = () => {
    const value = ++count
    return new Promise<number>((resolve) => ends.push(() => resolve(value)))
  }
  return {
    drafts: keepFresh(read, () => now),
    end: () => ends.shift()?.(),
    count: () => count,
    pass: (milliseconds: number) => (now += milliseconds),
  }
}

it('reads once for all who ask at the same time, and not again for a moment', async () => {
  const { drafts, end, count, pass } = createReading()
  const asked = [drafts.current(), drafts.current()]
  end()
  expect(await Promise.all(asked)).toEqual([1, 1])
  pass(2_999)
  expect([await drafts.current(), count()]).toEqual([1, 1])
})

it('reads again what was read longer ago', async () => {
  const { drafts, end, pass } = createReading()
  const first = drafts.current()
  end()
  await first
  pass(3_000)
  const second = drafts.current()
  end()
  expect(await second).toBe(2)
})

it('reads anew for who has just saved, however young the last reading is', async () => {
  const { drafts, end } = createReading()
  const first = drafts.current()
  end()
  await first
  const renewed = drafts.renewed()
  end()
  expect(await renewed).toBe(2)
})

it('does not take for new what was begun before, and begins once for all who wait', async () => {
  const { drafts, end, count } = createReading()
  const begun = drafts.current()
  const renewed = [drafts.renewed(), drafts.renewed()]
  end()
  expect(await begun).toBe(1)
  await new Promise(setImmediate)
  end()
  expect([await Promise.all(renewed), count()]).toEqual([[2, 2], 2])
})

it('forgets what it had once a reading fails, and tries again', async () => {
  let isWell = true
  const drafts = keepFresh(async () => {
    if (!isWell) throw new Error('no answer')
    return 'well'
  })
  await drafts.current()
  isWell = false
  await expect(drafts.renewed()).rejects.toThrow('no answer')
  await expect(drafts.current()).rejects.toThrow('no answer')
  isWell = true
  expect(await drafts.current()).toBe('well')
})
