import MiniSearch from 'minisearch'
import type { IndexedPassage, SiteIndex } from './site-index'
import { toTerm, wordsIn } from './words'

export type Match = {
  passage: IndexedPassage
  score: number
  /** Terms of the query this passage has, as they were asked for. */
  asked: string[]
  /** The terms of the passage they were found by. */
  found: string[]
}

type FindOptions = {
  /** Words may be longer than what was typed. */
  prefix?: boolean
  /** Words may be spelled a little differently. */
  fuzzy?: boolean
}

export type OpenedIndex = SiteIndex & {
  find: (query: string, options?: FindOptions) => Match[]
  /** How many passages have a term. */
  count: (term: string) => number
}

const boost = { title: 4, heading: 2, text: 1 }

/**
 * Makes a fetched index ready to be asked, in small steps: the page goes on answering meanwhile. Where all that will be asked for is known,
 * nothing else is put into it; what is found is the same.
 */
export async function openIndex({ pages, passages }: SiteIndex, asked?: ReadonlySet<string>): Promise<OpenedIndex> {
  const wanted = (term: string) => (!asked || asked.has(term) ? term : null)
  const engine = new MiniSearch<IndexedPassage & { id: number; title: string }>({
    fields: ['title', 'heading', 'text'],
    tokenize: wordsIn,
    processTerm: (word) => wanted(toTerm(word)),
  })
  await engine.addAllAsync(
    passages.map((passage, id) => ({ ...passage, id, title: pages[passage.page]?.title ?? '' })),
    // Between two parts it waits for a turn of whatever else there is to do, which nobody needs who asks once and for all.
    { chunkSize: asked ? passages.length : 50 },
  )

  const find = (query: string, { prefix = false, fuzzy = false }: FindOptions = {}): Match[] =>
    engine
      .search(query, {
        boost,
        prefix: (term) => prefix && term.length > 2,
        fuzzy: (term) => (fuzzy && term.length > 3 ? 0.25 : false),
      })
      .flatMap(({ id, score, queryTerms, terms }) => {
        const passage = passages[id as number]
        return passage ? [{ passage, score, asked: queryTerms, found: terms }] : []
      })

  const counts = new Map<string, number>()
  const count = (term: string): number => {
    const known = counts.get(term) ?? engine.search(term, { processTerm: (same) => same }).length
    counts.set(term, known)
    return known
  }

  return { pages, passages, find, count }
}
