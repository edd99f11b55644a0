import { type DayCount, dayIn, type NumberStore } from './store'
import type { Count, Kind } from './visit'

/** In milliseconds between two writes: as much is lost where the machine fails. */
const pause = 10_000

/** How many names of a kind a day may bring: whoever makes names up fills neither memory nor disk. */
const mostNames = 1000

type CounterOptions = {
  open: () => NumberStore
  /** Days are those of this zone. */
  timeZone: string
  say: (sentence: string) => void
  now?: () => Date
}

export type Counter = { count: (counts: readonly Count[]) => void; read: NumberStore['read']; stop: () => void }

/** Counts in memory and writes now and then, so that no visitor waits for a disk, and none is refused where it fails. */
export function createCounter({ open, timeZone, say, now = () => new Date() }: CounterOptions): Counter {
  const pending = new Map<string, DayCount>()
  const names = new Map<string, Set<string>>()
  let store: NumberStore | undefined
  let isFailing = false

  /** What is made up beyond the limit is one name. */
  function nameOf(day: string, kind: Kind, name: string): string {
    const key = `${day} ${kind}`
    if (!names.has(key)) for (const old of names.keys()) if (!old.startsWith(day)) names.delete(old)
    const known = names.get(key) ?? new Set()
    names.set(key, known)
    if (known.size >= mostNames && !known.has(name)) return 'other'
    known.add(name)
    return name
  }

  function flush(): void {
    if (pending.size === 0) return
    try {
      store ??= open()
      store.add([...pending.values()])
      pending.clear()
      isFailing = false
    } catch (error) {
      // Tried again with the next write; said once.
      if (!isFailing) say(`Visits cannot be counted: ${(error as Error).message}. Pages are served as ever.`)
      isFailing = true
      close()
    }
  }

  function close(): void {
    store?.close()
    store = undefined
  }

  const timer = setInterval(flush, pause).unref()
  return {
    count: (counts) => {
      if (counts.length === 0) return
      const day = dayIn(timeZone, now())
      for (const { kind, name } of counts) {
        const counted = { day, kind, name: nameOf(day, kind, name) }
        const key = Object.values(counted).join(' ')
        pending.set(key, { ...counted, number: (pending.get(key)?.number ?? 0) + 1 })
      }
    },
    read: (from, to) => {
      flush()
      store ??= open()
      return store.read(from, to)
    },
    stop: () => {
      clearInterval(timer)
      flush()
      close()
    },
  }
}
