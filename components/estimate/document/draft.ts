import { formatEstimate } from '@/estimate'
import { keepScenario, listScenarios } from './scenarios'
import type { Change, EstimateState, EstimateStore } from './store'

/**
 * Keeps what the visitor is working on in this browser, once they have changed something: one entry for each visit, or the entry
 * they went on from.
 */
export function keepDraft(store: EstimateStore): () => void {
  let id = ''
  let kept = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = ({ query, title, changes }: EstimateState) => {
    if (changes.length === 0 || kept === query + title) return
    kept = query + title
    id ||= idOf(changes[0]) ?? `draft-${Date.now().toString(36)}`
    keepScenario({ id, title, query, updated: new Date().toISOString() })
  }
  const flush = () => {
    clearTimeout(timer)
    keep(store.current())
  }
  const stop = store.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(flush, 500)
  })
  window.addEventListener('pagehide', flush)
  return () => {
    flush()
    stop()
    window.removeEventListener('pagehide', flush)
  }
}

/** The kept estimate a first change started from, unless that was the empty one. */
function idOf(first: Change | undefined): string | undefined {
  if (!first || first.was.input.blocks.length === 0) return undefined
  const query = formatEstimate(first.was)
  return listScenarios().find((scenario) => scenario.query === query)?.id
}
