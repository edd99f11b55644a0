import { describe, expect, it } from 'vitest'
import { Abandoned, createAnswerStore } from './answer-store'

const atOnce = <Result>(work: () => Promise<Result>) => work()
const { signal } = new AbortController()

/** A store, and an answer of so many bytes that counts how often it was made. */
function setUp(maxBytes: number) {
  const store = createAnswerStore(maxBytes)
  const made: string[] = []
  const ask = (key: string, bytes = 1000, asker = signal, inTurn: typeof atOnce = atOnce) =>
    store.get(
      key,
      asker,
      async () => {
        made.push(key)
        return new Response('x'.repeat(bytes), { headers: { 'Content-Type': 'text/plain' } })
      },
      inTurn,
    )
  return { store, made, ask }
}

describe('answers that were computed', () => {
  it('are computed once for everybody, also for who asks while that is being done', async () => {
    const { made, ask } = setUp(100_000)
    const [first, second] = await Promise.all([ask('a'), ask('a')])
    expect(second).toBe(first)
    expect(await ask('a')).toBe(first)
    expect(made).toEqual(['a'])
    expect([first.status, first.body.byteLength, first.tag]).toEqual([200, 1000, expect.stringMatching(/^W\/"[\w-]{27}"$/)])
  })

  it('never take more memory than they may: those nobody asked for longest are forgotten', async () => {
    const { store, made, ask } = setUp(10_000)
    for (const key of ['a', 'b', 'c', 'd', 'a', 'e', 'f', 'g', 'h', 'a']) {
      await ask(key)
      expect(store.bytes).toBeLessThanOrEqual(10_000)
    }
    expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'a'])
  })

  it('are not kept where one alone is more than all may be', async () => {
    const { store, made, ask } = setUp(10_000)
    await ask('large', 20_000)
    await ask('large', 20_000)
    expect(made).toEqual(['large', 'large'])
    expect(store.bytes).toBe(0)
  })

  it('count their addresses, too, which a client may make long', async () => {
    const { store, ask } = setUp(100_000)
    await ask('k'.repeat(4000), 1000)
    expect(store.bytes).toBeGreaterThan(9000)
  })

  it('are not computed any more when all who waited have gone', async () => {
    const { made, ask } = setUp(100_000)
    let begin = () => {}
    const turn = new Promise<void>((resolve) => {
      begin = resolve
    })
    const inTurn: typeof atOnce = (work) => turn.then(work)
    const [first, second] = [new AbortController(), new AbortController()]
    const left = Promise.allSettled([ask('a', 10, first.signal, inTurn), ask('a', 10, second.signal, inTurn)])
    const kept = ask('b', 10, first.signal, inTurn)
    const stays = ask('b', 10, signal, inTurn)
    first.abort()
    second.abort()
    begin()
    for (const each of await left) expect(each).toMatchObject({ status: 'rejected', reason: expect.any(Abandoned) })
    expect(await stays).toBe(await kept)
    expect(made).toEqual(['b'])
  })

  it('that failed are tried again', async () => {
    const store = createAnswerStore(1000)
    const failing = () => Promise.reject(new Error('not now'))
    await expect(store.get('a', signal, failing, atOnce)).rejects.toThrow('not now')
    expect((await store.get('a', signal, async () => new Response('now'), atOnce)).status).toBe(200)
  })
})
