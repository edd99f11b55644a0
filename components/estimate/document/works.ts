/**
 * A work: one estimate on its way through the steps. Every entry of the history it was on is marked with its id, and shows the latest of
 * it: who goes back looks at another step, and takes no change back.
 */
export type Work = { id: string; query: string; title: string }

/** Kept for the tab: a duplicated tab gets a copy and goes its own way. Named on the page about cookies. */
const storageKey = 'estimate-works'
const maxWorks = 10

let works: readonly Work[] | undefined

export function findWork(id: string): Work | undefined {
  return listWorks().find((work) => work.id === id)
}

/** The work a link goes on with: links carry the latest estimate. */
export function findWorkByQuery(query: string): Work | undefined {
  return listWorks().find((work) => work.query === query)
}

export function keepWork(work: Work): void {
  works = [work, ...listWorks().filter(({ id }) => id !== work.id)].slice(0, maxWorks)
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(works))
  } catch {
    // Full or forbidden: they last until the next page load.
  }
}

export function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
}

function listWorks(): readonly Work[] {
  works ??= readWorks()
  return works
}

function readWorks(): readonly Work[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWork) : []
  } catch {
    return []
  }
}

function isWork(value: unknown): value is Work {
  const { id, query, title } = (value ?? {}) as Partial<Record<keyof Work, unknown>>
  return [id, query, title].every((part) => typeof part === 'string')
}
