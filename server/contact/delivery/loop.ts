export type Loop = {
  /** Runs soon; asked several times before it begins, it runs once. */
  wake: () => void
  /** Resolves when the run at hand is over; there is none after it. */
  end: () => Promise<void>
}

/** Runs something when it is woken, and again after a pause, in milliseconds. One run and one timer at a time. `run` never throws. */
export function createLoop(run: () => Promise<void>, pause: () => number): Loop {
  let timer: NodeJS.Timeout | undefined
  let work: Promise<void> = Promise.resolve()
  let isAsked = false
  let isEnding = false

  async function turn(): Promise<void> {
    isAsked = false
    if (isEnding) return
    await run()
    clearTimeout(timer)
    if (isEnding || isAsked) return
    // It keeps no program alive that has nothing else to do.
    timer = setTimeout(wake, pause()).unref()
  }

  function wake(): void {
    clearTimeout(timer)
    if (isAsked || isEnding) return
    isAsked = true
    work = work.then(turn)
  }

  return {
    wake,
    end: async () => {
      isEnding = true
      clearTimeout(timer)
      await work
    },
  }
}
