import { keepScenario } from './scenarios'
import type { EstimateState, EstimateStore } from './store'

/** Keeps what the visitor is working on in this browser, one entry for each visit, once they have changed something. */
export function keepDraft(store: EstimateStore): () => void {
  const id = `draft-${Date.now().toString(36)}`
  let kept = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = ({ query, title, changes }: EstimateState) => {
    if (changes.length === 0 || kept === query + title) return
    kept = query + title
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
