import { findPages, type PageHits } from '@/components/search/find-pages'
import type { OpenedIndex } from '@/components/search/open-index'
import { type PageGroup, placeOf } from '@/components/search/site-index'
import { excerptOf, type MarkedText, markWords } from './mark'

export type SearchResult = { href: string; group: PageGroup; isSample: boolean; title: MarkedText; heading: string; excerpt: MarkedText }

/** `count` is the number of pages found; the list is capped. */
export type SearchResults = { kind: PageHits['kind']; count: number; results: SearchResult[] }

const listed = 30

/** What the page of the search shows for a query. */
export function toResults(index: OpenedIndex, query: string): SearchResults {
  const { kind, hits } = findPages(index, query)
  const results = hits.slice(0, listed).map(({ page, passage, terms }) => ({
    href: placeOf(page, passage),
    group: page.group,
    isSample: page.sample ?? false,
    title: markWords(page.title, terms),
    heading: passage.heading,
    excerpt: markWords(excerptOf(passage.text, terms), terms),
  }))
  return { kind, count: hits.length, results }
}
