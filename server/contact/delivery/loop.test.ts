import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoop } from './loop'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what delivers', () => {
  it('runs once more for all who asked meanwhile, and waits with one timer', async () => {
    let finish = () => {}
    const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { wake } = createLoop(run, () => 1000)
    wake()
    await vi.advanceTimersByTimeAsync(0)
    for (let count = 0; count < 5; count++) wake()
    finish()
    await vi.advanceTimersByTimeAsync(0)
    finish()
    await vi.advanceTimersByTimeAsync(0)
    expect([run.mock.calls.length, vi.getTimerCount()]).toEqual([2, 1])
    await vi.advanceTimersByTimeAsync(1000)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('ends after the run at hand', async () => {
    let finish = () => {}
    const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { wake, end } = createLoop(run, () => 1000)
    wake()
    await vi.advanceTimersByTimeAsync(0)
    wake()
    const ended = end()
    finish()
    await ended
    wake()
    await vi.advanceTimersByTimeAsync(5000)
    expect([run.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
  })
})
