import { describe, expect, it, vi } from 'vitest'
import { createWorkQueue, TooBusy } from './work-queue'

const bounds = { waiting: 9, each: 9, patience: 60_000, rest: 0, leastRest: 0 }

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
    const run = createWorkQueue({ ...bounds, waiting: 3 })
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
    const run = createWorkQueue({ ...bounds, waiting: 2 })
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
    const run = createWorkQueue({ ...bounds, rest: 2, leastRest: 50 }, clock)
    const take = (milliseconds: number) => async () => pass(milliseconds)
    await Promise.all([run(take(40)), run(take(10)), run(take(5))])
    await Promise.resolve()
    expect(rests).toEqual([80, 50, 50])
  })

  it('that fails fails for who asked for it, and the next is done', async () => {
    const run = createWorkQueue({ ...bounds, waiting: 2 })
    const failed = run(() => Promise.reject(new Error('no such thing')))
    const next = run(async () => 'next')
    await expect(failed).rejects.toThrow('no such thing')
    expect(await next).toBe('next')
  })

  it('is answered by turns: sixty of one sender keep nobody else waiting for more than one of them', async () => {
    const run = createWorkQueue({ ...bounds, waiting: 70, each: 70 })
    const done: string[] = []
    const work = (name: string) => async () => void done.push(name)
    const many = Array.from({ length: 60 }, (_, index) => run(work(`many ${index}`), 'many'))
    await Promise.all([run(work('one'), 'one'), run(work('another'), 'another'), ...many])
    expect([done.indexOf('one'), done.indexOf('another')].every((at) => at <= 4)).toBe(true)
    expect(done).toHaveLength(62)
  })

  it('is refused to one sender who waits for a share of all, and not to others', async () => {
    const run = createWorkQueue({ ...bounds, each: 2 })
    let finish = () => {}
    const first = new Promise<void>((resolve) => {
      finish = resolve
    })
    const taken = [run(() => first, 'many'), run(async () => {}, 'many'), run(async () => {}, 'many')]
    await expect(run(async () => {}, 'many')).rejects.toBeInstanceOf(TooBusy)
    const other = run(async () => 'served', 'other')
    finish()
    await Promise.all(taken)
    expect(await other).toBe('served')
  })

  it('is refused in time to whoever waited for it for too long, and never done then', async () => {
    vi.useFakeTimers()
    const run = createWorkQueue({ ...bounds, patience: 20_000 }, testClock().clock)
    let finish = () => {}
    const first = run(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    const done: string[] = []
    const late = expect(run(async () => void done.push('late'))).rejects.toBeInstanceOf(TooBusy)
    await vi.advanceTimersByTimeAsync(20_000)
    await late
    const next = run(async () => void done.push('next'))
    finish()
    await Promise.all([first, next])
    expect(done).toEqual(['next'])
    vi.useRealTimers()
  })
})
