/** An estimate kept in this browser's local storage. `updated` is an ISO time. */
export type SavedEstimate = { id: string; title: string; query: string; updated: string }

export const storageKey = 'estimate:v1'
const maxSaved = 20

/** Latest first. Storage that is missing, forbidden or corrupt counts as empty. */
export function listSaved(): SavedEstimate[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]')
    const saved = Array.isArray(kept) ? kept.flatMap((each) => readSaved(each) ?? []) : []
    return saved.sort((a, b) => b.updated.localeCompare(a.updated)).slice(0, maxSaved)
  } catch {
    return []
  }
}

/** Adds an estimate or replaces the one with its id; above the limit the oldest are dropped. Returns whether the browser stored it. */
export function saveEstimate(estimate: SavedEstimate): boolean {
  return write([estimate, ...listSaved().filter(({ id }) => id !== estimate.id)])
}

export function renameSaved(id: string, title: string): boolean {
  return write(listSaved().map((estimate) => (estimate.id === id ? { ...estimate, title } : estimate)))
}

export function deleteSaved(id: string): boolean {
  return write(listSaved().filter((estimate) => estimate.id !== id))
}

export function deleteAllSaved(): boolean {
  return write([])
}

/** Calls the listener when the list changes in this tab or another. Returns a function that stops it. */
export function watchSaved(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}

const listeners = new Set<() => void>()

function write(saved: readonly SavedEstimate[]): boolean {
  try {
    if (saved.length === 0) window.localStorage.removeItem(storageKey)
    else window.localStorage.setItem(storageKey, JSON.stringify(saved.slice(0, maxSaved)))
    return true
  } catch {
    return false
  } finally {
    for (const listener of listeners) listener()
  }
}

function readSaved(value: unknown): SavedEstimate | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, title, query, updated } = value as Record<string, unknown>
  const complete = [id, title, query, updated].every((part) => typeof part === 'string') && (query as string).length <= 4000
  return complete && !Number.isNaN(Date.parse(updated as string)) ? (value as SavedEstimate) : null
}
