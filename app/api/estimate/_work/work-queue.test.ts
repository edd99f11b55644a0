import { describe, expect, it } from 'vitest'
import { createWorkQueue, TooBusy } from './work-queue'

/** A clock that stands still but for what the tests let pass, and writes down how long the queue rests. */
function testClock() {
  let time = 0
  const rests: number[] = []
  return {
    rests,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    clock: { now: () => time, pause: async (milliseconds: number) => rests.push(milliseconds) },
  }
}

describe('work that is done on request', () => {
  it('is done one after the other, in the order it was asked for', async () => {
    const run = createWorkQueue({ atOnce: 1, waiting: 3, rest: 0, leastRest: 0 })
    const steps: string[] = []
    const work = (name: string) => async () => {
      steps.push(`${name} begins`)
      await Promise.resolve()
      steps.push(`${name} ends`)
      return name
    }
    expect(await Promise.all(['first', 'second', 'third'].map((name) => run(work(name))))).toEqual(['first', 'second', 'third'])
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends'])
  })

  it('is refused when too much waits, and taken again when there is room', async () => {
    const run = createWorkQueue({ atOnce: 1, waiting: 2, rest: 0, leastRest: 0 })
    let finish = (_result: string) => {}
    const first = new Promise<string>((resolve) => {
      finish = resolve
    })
    const taken = [run(() => first), run(async () => 'second'), run(async () => 'third')]
    await expect(run(async () => 'fourth')).rejects.toBeInstanceOf(TooBusy)
    finish('first')
    expect(await Promise.all(taken)).toEqual(['first', 'second', 'third'])
    expect(await run(async () => 'fifth')).toBe('fifth')
  })

  it('leaves the server to the pages for twice as long as it took, and for a moment at least', async () => {
    const { clock, pass, rests } = testClock()
    const run = createWorkQueue({ atOnce: 1, waiting: 9, rest: 2, leastRest: 50 }, clock)
    const take = (milliseconds: number) => async () => pass(milliseconds)
    await Promise.all([run(take(40)), run(take(10)), run(take(5))])
    await Promise.resolve()
    expect(rests).toEqual([80, 50, 50])
  })

  it('that fails fails for who asked for it, and the next is done', async () => {
    const run = createWorkQueue({ atOnce: 1, waiting: 2, rest: 0, leastRest: 0 })
    const failed = run(() => Promise.reject(new Error('no such thing')))
    const next = run(async () => 'next')
    await expect(failed).rejects.toThrow('no such thing')
    expect(await next).toBe('next')
  })
})
