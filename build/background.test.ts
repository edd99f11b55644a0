import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inBackground } from './background'

const opened = (door: AbortController | undefined) => door && once(door.signal, 'abort')

it('goes on while nobody waits, and says how far it is once somebody does', async () => {
  const begun: number[] = []
  const doors = [0, 1, 2].map(() => new AbortController())
  const background = inBackground([0, 1, 2], {
    concurrency: 2,
    work: async (item) => {
      begun.push(item)
      await opened(doors[item])
      return item * 10
    },
  })
  await wait()
  expect(begun).toEqual([0, 1])
  doors[0]?.abort()
  await wait()
  expect(begun).toEqual([0, 1, 2])
  const said: string[] = []
  const results = background.finish((done, all) => said.push(`${done} of ${all}`))
  for (const door of doors) door.abort()
  expect(await results).toEqual([0, 10, 20])
  expect(said).toEqual(['2 of 3', '3 of 3'])
})

it('tells whoever waits for it in the end what failed meanwhile', async () => {
  const background = inBackground(['a', 'b'], { concurrency: 1, work: (item) => Promise.reject(new Error(`${item} is broken`)) })
  await wait()
  await expect(background.finish()).rejects.toThrow('a is broken')
})

it('begins with nothing more after the signal', async () => {
  const begun: string[] = []
  const door = new AbortController()
  const stop = new AbortController()
  inBackground(['a', 'b'], {
    concurrency: 1,
    signal: stop.signal,
    work: async (item) => {
      begun.push(item)
      await opened(door)
    },
  })
  await wait()
  stop.abort()
  door.abort()
  await wait()
  expect(begun).toEqual(['a'])
})

it('begins with nothing at all where the signal was given before', () => {
  const work = () => Promise.reject(new Error('begun'))
  expect(() => inBackground(['a'], { concurrency: 1, signal: AbortSignal.abort(), work })).toThrow('aborted')
})
