import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** Whether the server of the link has drawn the results already. */
const isDrawn = () => document.querySelector('[data-filled=results]')?.hasChildNodes() ?? false

const never = () => () => {}

/**
 * Whether scripts draw the results. Not in the prerendered page; and where a drawing of them stands, only once these parts are here to
 * take its place all at once.
 */
export function useTakeover(parts: readonly { fetch: () => Promise<unknown> }[]): boolean {
  const [isReady, setReady] = useState(false)
  const isWaiting = useSyncExternalStore(never, isDrawn, () => true)

  useEffect(() => {
    if (!isDrawn()) return
    // A part that cannot be fetched is left to its own place.
    const all = Promise.allSettled(parts.map((part) => part.fetch()))
    // In slices: nobody waits for what is already to be seen.
    void all.then(() => startTransition(() => setReady(true)))
  }, [parts])

  return isReady || !isWaiting
}
