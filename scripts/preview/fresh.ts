/** In milliseconds: what was read longer ago is read again before it is shown. */
const fresh = 3_000

export type Fresh<Value> = {
  /** What was read a moment ago, or is read now. */
  current: () => Promise<Value>
  /** What is read from now on: whatever was saved before is in it. */
  renewed: () => Promise<Value>
}

/** Reads one at a time, however many ask. */
export function keepFresh<Value>(read: () => Promise<Value>, now: () => number = () => performance.now()): Fresh<Value> {
  let last: { value: Value; begun: number } | undefined
  let running: Promise<Value> | undefined
  let next: Promise<Value> | undefined

  function start(): Promise<Value> {
    const begun = now()
    running = read()
      .then((value) => {
        last = { value, begun }
        return value
      })
      .catch((error: unknown) => {
        last = undefined
        throw error
      })
      .finally(() => {
        running = undefined
      })
    return running
  }

  return {
    current: async () => (last && now() - last.begun < fresh ? last.value : (running ?? start())),
    renewed: () => {
      if (!running) return start()
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined
          return start()
        })
      return next
    },
  }
}
