import { setTimeout } from 'node:timers/promises'

/** Too much waits already, or it waited for too long. */
export class TooBusy extends Error {}

type Bounds = {
  /** How many may wait for their turn, and how many of one sender. */
  waiting: number
  each: number
  /** Milliseconds: whoever has waited as long is sent away, before they or a proxy give up. */
  patience: number
  /** For how many times as long as a piece of work took nothing follows it. */
  rest: number
  /** Milliseconds; nothing follows sooner. */
  leastRest: number
}

type Clock = { now: () => number; pause: (milliseconds: number) => Promise<unknown> }

/** Runs work in its turn. @throws TooBusy */
export type WorkQueue = <Result>(work: () => Promise<Result>, sender?: string) => Promise<Result>

type Turn = { begin: () => Promise<void> }

const systemClock: Clock = { now: () => performance.now(), pause: setTimeout }

/** One piece of work at a time; senders take turns, so that nobody waits for all that somebody else has asked for. */
export function createWorkQueue({ waiting, each, patience, rest, leastRest }: Bounds, { now, pause }: Clock = systemClock): WorkQueue {
  /** What waits, by sender; whose turn is next stands first. */
  const lines = new Map<string, Turn[]>()
  let count = 0
  let isWorking = false

  function takeNext(): Turn | undefined {
    for (const [sender, [turn, ...others]] of lines) {
      lines.delete(sender)
      if (others.length > 0) lines.set(sender, others)
      count--
      return turn
    }
    return undefined
  }

  function leave(sender: string, turn: Turn): void {
    const others = (lines.get(sender) ?? []).filter((each) => each !== turn)
    if (others.length > 0) lines.set(sender, others)
    else lines.delete(sender)
    count--
  }

  async function workOn(): Promise<void> {
    isWorking = true
    for (let turn = takeNext(); turn; turn = takeNext()) {
      const started = now()
      await turn.begin()
      // Also if nothing waits yet: requests arrive one by one, each when the one before is answered.
      await pause(Math.max(leastRest, (now() - started) * rest))
    }
    isWorking = false
  }

  return (work, sender = '') =>
    new Promise((resolve, reject) => {
      const line = lines.get(sender) ?? []
      if (isWorking && (count >= waiting || line.length >= each)) return reject(new TooBusy('Too much is asked for at once.'))
      const late = globalThis.setTimeout(() => {
        leave(sender, turn)
        reject(new TooBusy('It waited for too long.'))
      }, patience)
      const turn: Turn = {
        begin: () => {
          clearTimeout(late)
          return work().then(resolve, reject)
        },
      }
      lines.set(sender, [...line, turn])
      count++
      if (!isWorking) void workOn()
    })
}
