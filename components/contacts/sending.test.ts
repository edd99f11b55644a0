import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from './post-message'
import { type SendState, startSending } from './sending'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const sent: Answer = { kind: 'sent', reference: 'K7M2-9QXT' }
const offline: Answer = { kind: 'later', why: 'offline' }

function follow(...answers: Answer[]) {
  const states: SendState[] = []
  const network = new EventTarget()
  const post = vi.fn(async () => answers.shift() ?? sent)
  const sending = startSending({ post, onState: (state) => states.push(state), network })
  const phases = () => states.map(({ phase }) => phase)
  return { states, phases, network, post, sending }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

describe('a message that is being sent', () => {
  it('is sent once where it arrives at once', async () => {
    const { states, post } = follow(sent)
    await pass(600)
    expect(states).toEqual([{ phase: 'sending' }, { phase: 'sent', reference: 'K7M2-9QXT' }])
    expect(post).toHaveBeenCalledTimes(1)
  })

  it('is tried again by itself, later each time, and says when', async () => {
    const { states, phases, post } = follow(offline, { kind: 'later', why: 'busy' })
    await pass(0)
    expect(states.at(-1)).toMatchObject({ phase: 'waiting', why: 'offline', seconds: 5, failures: 1, until: Date.now() + 5000 })
    await pass(4)
    expect(post).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(states.at(-1)).toMatchObject({ why: 'busy', seconds: 15, failures: 2 })
    await pass(15)
    expect(phases()).toEqual(['sending', 'waiting', 'sending', 'waiting', 'sending', 'sent'])
  })

  it('waits as long as the server says', async () => {
    const { states, phases } = follow({ kind: 'later', why: 'limited', seconds: 240 })
    await pass(239)
    expect(states.at(-1)).toMatchObject({ phase: 'waiting', seconds: 240 })
    await pass(1)
    expect(phases().at(-1)).toBe('sent')
  })

  it('goes at once when the network is back or somebody says so', async () => {
    const { network, sending, phases, post } = follow(offline, offline)
    await pass(0)
    network.dispatchEvent(new Event('online'))
    await pass(0)
    expect(post).toHaveBeenCalledTimes(2)
    sending.tryNow()
    await pass(0)
    expect(phases().at(-1)).toBe('sent')
  })

  it('is left alone once it is stopped', async () => {
    const { sending, network, post, phases } = follow(offline)
    await pass(0)
    sending.stop()
    network.dispatchEvent(new Event('online'))
    await pass(3600)
    expect(post).toHaveBeenCalledTimes(1)
    expect(phases().at(-1)).toBe('waiting')
  })

  it('says nothing of a form that was too fast, too old or doubted: it waits as asked and goes again', async () => {
    const { phases, post } = follow({ kind: 'again', seconds: 3, token: '' }, { kind: 'conflict' })
    await pass(2)
    expect(post).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(post).toHaveBeenCalledTimes(3)
    expect(phases()).toEqual(['sending', 'sending', 'sending', 'sent'])
  })

  it('owns up when that leads in a circle', async () => {
    const { states } = follow(...Array.from({ length: 6 }, (): Answer => ({ kind: 'again', seconds: 0, token: '' })))
    await pass(0)
    expect(states.at(-1)).toMatchObject({ phase: 'waiting', why: 'busy' })
  })

  it.each([
    [{ kind: 'absent' }, { phase: 'failed', detail: '' }],
    [
      { kind: 'refused', detail: 'Too large.' },
      { phase: 'failed', detail: 'Too large.' },
    ],
    [
      { kind: 'wrong', errors: { name: 'Enter your name.' }, problems: { name: 'nameMissing' } },
      { phase: 'wrong', errors: { name: 'Enter your name.' }, problems: { name: 'nameMissing' } },
    ],
  ] satisfies [Answer, SendState][])('is not tried again where that changes nothing: %j', async (answer, state) => {
    const { states, post } = follow(answer)
    await pass(3600)
    expect(states.at(-1)).toEqual(state)
    expect(post).toHaveBeenCalledTimes(1)
  })
})
