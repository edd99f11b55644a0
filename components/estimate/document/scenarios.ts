/** An estimate kept in this browser and nowhere else. */
export type Scenario = { id: string; title: string; query: string; updated: string }

const key = 'estimate:v1'
export const mostScenarios = 20

/** The latest first. Storage that is missing, forbidden or corrupt is empty storage. */
export function listScenarios(): Scenario[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]')
    const scenarios = Array.isArray(kept) ? kept.flatMap((each) => readScenario(each) ?? []) : []
    return scenarios.sort((one, other) => other.updated.localeCompare(one.updated)).slice(0, mostScenarios)
  } catch {
    return []
  }
}

/** Adds a scenario, or replaces the one with its id; the oldest make room. Says whether the browser kept it. */
export function keepScenario(scenario: Scenario): boolean {
  return write([scenario, ...listScenarios().filter(({ id }) => id !== scenario.id)])
}

export function renameScenario(id: string, title: string): boolean {
  return write(listScenarios().map((scenario) => (scenario.id === id ? { ...scenario, title } : scenario)))
}

export function deleteScenario(id: string): boolean {
  return write(listScenarios().filter((scenario) => scenario.id !== id))
}

export function deleteAllScenarios(): boolean {
  return write([])
}

/** Calls back when the list changes, in this tab or another. */
export function watchScenarios(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}

const listeners = new Set<() => void>()

function write(scenarios: readonly Scenario[]): boolean {
  try {
    if (scenarios.length === 0) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(scenarios.slice(0, mostScenarios)))
    return true
  } catch {
    return false
  } finally {
    for (const listener of listeners) listener()
  }
}

function readScenario(value: unknown): Scenario | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, title, query, updated } = value as Record<string, unknown>
  const complete = [id, title, query, updated].every((part) => typeof part === 'string') && (query as string).length <= 4000
  return complete && !Number.isNaN(Date.parse(updated as string)) ? (value as Scenario) : null
}
