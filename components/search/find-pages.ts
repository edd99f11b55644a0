import type { Match, OpenedIndex } from './open-index'
import type { IndexedPage, IndexedPassage } from './site-index'
import { tellingWords } from './stop-words'
import { tidyQuery } from './tidy-query'
import { toTerm, wordsIn } from './words'

type PageHit = { page: IndexedPage; passage: IndexedPassage; terms: ReadonlySet<string> }

/** `some`: no page has every word. `similar`: no page has any of them; these have similar spellings. */
export type PageHits = { kind: 'all' | 'some' | 'similar'; hits: PageHit[] }

/** Pages for a query, best first: those with every telling word, else those with some, else those with similar words. */
export function findPages(index: OpenedIndex, query: string): PageHits {
  const words = tellingWords(wordsIn(tidyQuery(query)))
  const asked = new Set(words.map(toTerm))
  const found = byPage(index, index.find(words.join(' '), { prefix: true }))
  const complete = found.filter(({ asked: has }) => has.size === asked.size)
  if (complete.length > 0) return { kind: 'all', hits: complete }
  if (found.length > 0) return { kind: 'some', hits: found }
  return { kind: 'similar', hits: byPage(index, index.find(words.join(' '), { fuzzy: true })) }
}

type Collected = PageHit & { score: number; asked: Set<string>; terms: Set<string> }

/** A page is as good as its best passage, a little better for every further one, and is shown by the passage that says most. */
function byPage({ pages }: OpenedIndex, matches: readonly Match[]): Collected[] {
  const collected = new Map<number, Collected>()
  for (const { passage, score, asked, found } of matches) {
    const page = pages[passage.page]
    if (!page) continue
    const kept = collected.get(passage.page) ?? { page, passage, score: 0, asked: new Set<string>(), terms: new Set<string>() }
    kept.score += kept.score === 0 ? score : score * 0.05
    for (const term of asked) kept.asked.add(term)
    for (const term of found) kept.terms.add(term)
    collected.set(passage.page, kept)
  }
  return [...collected.values()].sort((a, b) => b.score - a.score)
}
