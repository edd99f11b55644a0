import { formatEstimate } from '@/estimate'
import { listSaved, saveEstimate } from './saved-estimates'
import type { Change, EstimateState, EstimateStore } from './store'

/**
 * Saves the estimate in this browser once the visitor has changed something: as a new entry for each visit, or in the entry they
 * opened. Returns a function that stops it.
 */
export function keepDraft(store: EstimateStore): () => void {
  let id = ''
  let kept = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = ({ query, title, changes }: EstimateState) => {
    if (changes.length === 0 || kept === query + title) return
    kept = query + title
    id ||= idOf(changes[0]) ?? `draft-${Date.now().toString(36)}`
    saveEstimate({ id, title, query, updated: new Date().toISOString() })
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

/** The id of the saved estimate the first change was made to. */
function idOf(first: Change | undefined): string | undefined {
  if (!first || first.was.input.blocks.length === 0) return undefined
  const query = formatEstimate(first.was)
  return listSaved().find((saved) => saved.query === query)?.id
}
