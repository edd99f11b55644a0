import { useSyncExternalStore } from 'react'

/** Whether a newer build is being served than the one this page runs. Never reset. */
let outdated = false
const listeners = new Set<() => void>()

export function isOutdated(): boolean {
  return outdated
}

export function announceNewBuild(): void {
  outdated = true
  for (const listener of listeners) listener()
}

export function useOutdated(): boolean {
  return useSyncExternalStore(subscribe, isOutdated, () => false)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
