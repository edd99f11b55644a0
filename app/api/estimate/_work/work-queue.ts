import { setTimeout } from 'node:timers/promises'
import pLimit from 'p-limit'

/** The queue is full. */
export class TooBusy extends Error {}

type Bounds = {
  atOnce: number
  /** How many may wait for their turn. */
  waiting: number
  /** For how many times as long as a piece of work took nothing follows it. */
  rest: number
  /** Milliseconds; nothing follows sooner. */
  leastRest: number
}

type Clock = { now: () => number; pause: (milliseconds: number) => Promise<unknown> }

/** Runs work in its turn. @throws TooBusy */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

const systemClock: Clock = { now: () => performance.now(), pause: setTimeout }

export function createWorkQueue({ atOnce, waiting, rest, leastRest }: Bounds, { now, pause }: Clock = systemClock): WorkQueue {
  const limit = pLimit(atOnce)
  return async (work) => {
    if (limit.activeCount >= atOnce && limit.pendingCount >= waiting) throw new TooBusy('Too much is asked for at once.')
    return new Promise((resolve, reject) => {
      void limit(async () => {
        const started = now()
        await work().then(resolve, reject)
        // Also if nothing waits yet: requests arrive one by one, each when the one before is answered.
        await pause(Math.max(leastRest, (now() - started) * rest))
      })
    })
  }
}
