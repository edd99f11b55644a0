import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** Whether the server of the link has drawn the results already. */
const isDrawn = () => document.querySelector('[data-filled=results]')?.hasChildNodes() ?? false

const never = () => () => {}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

type Preparations = {
  /** What takes the place of the drawing, all at once. */
  parts: readonly { fetch: () => Promise<unknown> }[]
  /** What takes long the first time, each in a task of its own: in between, the page answers. */
  work: readonly (() => unknown)[]
}

/** Whether scripts draw the results. Not in the prerendered page; and where a drawing of them stands, only once all is prepared. */
export function useTakeover(preparations: Preparations): boolean {
  const [isReady, setReady] = useState(false)
  const isWaiting = useSyncExternalStore(never, isDrawn, () => true)

  useEffect(() => {
    if (!isDrawn()) return
    // A part that cannot be fetched is left to its own place.
    const { parts, work } = preparations
    const all = Promise.allSettled(parts.map((part) => part.fetch()))
    // In slices: nobody waits for what is already to be seen.
    void all.then(async () => {
      for (const each of work) {
        await nextTask()
        each()
      }
      await nextTask()
      startTransition(() => setReady(true))
    })
  }, [preparations])

  return isReady || !isWaiting
}
