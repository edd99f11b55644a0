import { startTransition, useState, useSyncExternalStore } from 'react'
import { useSafeEffect } from '../../resilience/use-safe-effect'
import { findDrawing, untilChosen } from './keep-hands'

/** Whether the server of the link has drawn the results already. */
const isDrawn = () => findDrawing()?.hasChildNodes() ?? false

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

  useSafeEffect(() => {
    if (!isDrawn()) return
    void prepare(preparations).then(() => startTransition(() => setReady(true)))
  }, [preparations])

  return isReady || !isWaiting
}

/** In slices: nobody waits for what is already to be seen. */
async function prepare({ parts, work }: Preparations): Promise<void> {
  const fetched: Promise<unknown>[] = []
  for (const part of parts) {
    await nextTask()
    // A part that cannot be fetched is left to its own place.
    fetched.push(part.fetch().catch(() => undefined))
  }
  await Promise.all(fetched)
  await untilChosen()
  for (const each of work) {
    await nextTask()
    each()
  }
  await nextTask()
}
