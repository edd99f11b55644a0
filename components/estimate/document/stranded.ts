import { useSyncExternalStore } from 'react'

/** Whether the visitor asked for a page that cannot be opened without a network. Until the network is back. */
let stranded = false
const listeners = new Set<() => void>()

/** Instead of the browser's own error page, which would take the place of the estimate. */
export function strand(): void {
  tell(true)
  window.addEventListener('online', () => tell(false), { once: true })
}

export function useStranded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => stranded,
    () => false,
  )
}

function tell(now: boolean): void {
  stranded = now
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
