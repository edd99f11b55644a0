import pLimit from 'p-limit'

/** Work that goes on while something else is done. */
export type Background<Result> = {
  /** Waits for the rest; `onDone` hears of each item from now on. @throws what the work on one of them threw. */
  finish: (onDone?: (done: number, all: number) => void) => Promise<Result>
}

type Work<Item, Result> = { concurrency: number; signal?: AbortSignal | undefined; work: (item: Item) => Promise<Result> }

/**
 * Begins with all items, so many at a time; after the signal with no further one, and then `finish` would wait for ever.
 * @throws where the signal was given before.
 */
export function inBackground<Item, Result>(
  items: readonly Item[],
  { concurrency, signal, work }: Work<Item, Result>,
): Background<Result[]> {
  signal?.throwIfAborted()
  const limit = pLimit(concurrency)
  let done = 0
  let say: (done: number, all: number) => void = () => undefined
  const results = limit.map(items, async (item) => {
    const result = await work(item)
    say(++done, items.length)
    return result
  })
  // Told by `finish`, which comes later or, after a failure elsewhere, never.
  results.catch(() => undefined)
  signal?.addEventListener('abort', () => limit.clearQueue())
  return {
    finish: (onDone = () => undefined) => {
      say = onDone
      return results
    },
  }
}
