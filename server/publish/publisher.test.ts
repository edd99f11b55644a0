import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPublisher, type Outcome } from './publisher'
import { idle, type PublishStatus } from './status'

const pauses = { quiet: 2000, longest: 10_000, busy: 5000 }
const problem = { sentence: 'articles: is empty', link: null }

let kept: PublishStatus
/** Ends the release that runs. */
let end: (outcome: Outcome) => void
let fail: (error: Error) => void
const start = vi.fn()
const stop = vi.fn(async () => undefined)
const goOver = vi.fn<(release: string) => Promise<string | null>>()

beforeEach(() => {
  vi.useFakeTimers()
  kept = idle
  goOver.mockResolvedValue(null)
  start.mockImplementation((onStep: (step: string) => void) => {
    onStep('1/6 Reading the content …')
    return {
      outcome: new Promise<Outcome>((resolve, reject) => {
        end = resolve
        fail = reject
      }),
      stop,
    }
  })
})

afterEach(() => {
  vi.useRealTimers()
  start.mockReset()
})

const keeper = {
  read: () => kept,
  write: (status: PublishStatus) => {
    kept = status
  },
}

const create = () => createPublisher({ start, goOver, keeper, pauses })

const ends = async (outcome: Outcome) => {
  end(outcome)
  await vi.advanceTimersByTimeAsync(0)
}

describe('what was published', () => {
  it('is released once, however many entries are published in a row', async () => {
    const publisher = create()
    for (const _ of ['update', 'publish', 'another entry']) {
      publisher.ask()
      await vi.advanceTimersByTimeAsync(pauses.quiet - 1)
    }
    expect([publisher.status().state, start.mock.calls.length]).toEqual(['waiting', 0])
    await vi.advanceTimersByTimeAsync(1)
    expect(publisher.status()).toMatchObject({ state: 'running', step: '1/6 Reading the content …', finishedAt: null })
    await ends({ release: 'a', problems: [] })
    expect(publisher.status()).toMatchObject({ state: 'live', step: null, problems: [], finishedAt: expect.stringMatching(/Z$/) })
    expect([start.mock.calls.length, goOver.mock.calls]).toEqual([1, [['a']]])
  })

  it('does not wait for ever where somebody publishes all the time', async () => {
    const publisher = create()
    for (let waited = 0; waited < pauses.longest; waited += 1000) {
      publisher.ask()
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('while a release is made goes with exactly one more', async () => {
    const publisher = create()
    publisher.ask()
    await vi.advanceTimersByTimeAsync(pauses.quiet)
    for (const _ of [1, 2, 3]) publisher.ask()
    expect(publisher.status()).toMatchObject({ state: 'running', isAskedAgain: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(start).toHaveBeenCalledTimes(1)
    await ends({ problems: [problem] })
    expect(publisher.status().state).toBe('waiting')
    await vi.advanceTimersByTimeAsync(pauses.quiet)
    await ends({ release: 'b', problems: [] })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([publisher.status().state, start.mock.calls.length]).toEqual(['live', 2])
  })

  it('waits for a build that somebody else has begun', async () => {
    const publisher = create()
    publisher.ask()
    await vi.advanceTimersByTimeAsync(pauses.quiet)
    await ends({ isBusy: true })
    expect(publisher.status().state).toBe('waiting')
    await vi.advanceTimersByTimeAsync(pauses.busy)
    await ends({ release: 'c', problems: [] })
    expect([publisher.status().state, start.mock.calls.length]).toEqual(['live', 2])
  })
})

describe('a release without some of what was published', () => {
  it('is live, and says which entries stay as they were', async () => {
    const publisher = create()
    publisher.ask()
    await vi.advanceTimersByTimeAsync(pauses.quiet)
    await ends({ release: 'f', problems: [problem] })
    expect(publisher.status()).toMatchObject({ state: 'live', problems: [problem] })
    expect(goOver).toHaveBeenCalledWith('f')
  })
})

describe('a release that fails', () => {
  it.each<[string, () => Promise<void> | void, string]>([
    ['because of the content', () => ends({ problems: [problem] }), problem.sentence],
    ['because it does not start', () => ends({ release: 'd', problems: [] }), 'd does not start'],
    ['because it cannot be made', () => fail(new Error('no such program')), 'The release was not made: no such program'],
  ])('is told with its reason: %s', async (_why, happens, sentence) => {
    goOver.mockResolvedValue('d does not start')
    const publisher = create()
    publisher.ask()
    await vi.advanceTimersByTimeAsync(pauses.quiet)
    await happens()
    await vi.advanceTimersByTimeAsync(0)
    expect(publisher.status()).toMatchObject({ state: 'failed', problems: [{ sentence, link: null }] })
    expect(kept).toEqual(publisher.status())
    publisher.ask()
    expect(publisher.status()).toMatchObject({ state: 'waiting', problems: [] })
  })
})

describe('a server that is started again', () => {
  it('knows how the last release ended, and makes none', async () => {
    kept = { ...idle, state: 'failed', problems: [problem] }
    const publisher = create()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([publisher.status(), start.mock.calls.length]).toEqual([kept, 0])
  })

  it.each(['before it begins', 'while it is made', 'after it was told to stop'])('makes the release it was asked for %s', async (when) => {
    const first = create()
    if (when === 'after it was told to stop') await first.stop()
    first.ask()
    if (when === 'while it is made') await vi.advanceTimersByTimeAsync(pauses.quiet)
    const begun = start.mock.calls.length
    await first.stop()
    if (begun > 0) await ends({ problems: [{ sentence: 'was ended by SIGTERM', link: null }] })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(start).toHaveBeenCalledTimes(begun)
    const next = create()
    await vi.advanceTimersByTimeAsync(pauses.quiet)
    await ends({ release: 'e', problems: [] })
    expect([next.status().state, start.mock.calls.length]).toEqual(['live', begun + 1])
  })
})
