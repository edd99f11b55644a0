import { formatEstimate } from '@/estimate'
import type { Change } from './changes'
import { listSaved, type SavedEstimate, saveEstimate } from './saved-estimates'
import type { EstimateState, EstimateStore } from './store'
import { newId } from './works'

type Draft = Pick<SavedEstimate, 'id' | 'query' | 'title'>

/**
 * Saves the estimate in this browser once the visitor has changed something: an entry for each work, or the entry they opened. What
 * another tab has made of that entry meanwhile stays; this tab then goes on in one of its own. Returns a function that stops it.
 */
export function keepDraft(store: EstimateStore): () => void {
  const drafts = new Map<string | undefined, Draft>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { state: EstimateState; work: string | undefined } | undefined
  const keep = ({ query, title, changes }: EstimateState, work: string | undefined) => {
    const last = drafts.get(work)
    if (changes.length === 0 || (last?.query === query && last.title === title)) return
    const id = (last ? ownId(last) : idOf(changes[0])) ?? `draft-${newId()}`
    drafts.set(work, { id, query, title })
    saveEstimate({ id, title, query, updated: new Date().toISOString() })
  }
  const flush = () => {
    clearTimeout(timer)
    if (waiting) keep(waiting.state, waiting.work)
    waiting = undefined
  }
  const stop = store.subscribe(() => {
    if (waiting?.work !== store.work()) flush()
    clearTimeout(timer)
    waiting = { state: store.current(), work: store.work() }
    timer = setTimeout(flush, 500)
  })
  window.addEventListener('pagehide', flush)
  return () => {
    flush()
    stop()
    window.removeEventListener('pagehide', flush)
  }
}

/** Of the entry this tab has written, unless another tab has written it since. */
function ownId({ id, query }: Draft): string | undefined {
  const stored = listSaved().find((saved) => saved.id === id)
  return stored === undefined || stored.query === query ? id : undefined
}

/** The id of the saved estimate the first change was made to. */
function idOf(first: Change | undefined): string | undefined {
  if (!first || first.was.input.blocks.length === 0) return undefined
  const query = formatEstimate(first.was)
  return listSaved().find((saved) => saved.query === query)?.id
}
