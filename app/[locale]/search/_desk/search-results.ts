import { findPages, type PageHits } from '@/components/search/find-pages'
import type { OpenedIndex } from '@/components/search/open-index'
import { type IndexedPage, type PageGroup, pageGroups, placeOf } from '@/components/search/site-index'
import { excerptOf, type MarkedText, markWords } from './mark'

export type SearchResult = {
  href: string
  group: PageGroup
  /** Which page of its kind it is. */
  place: number
  isSample: boolean
  title: MarkedText
  heading: string
  excerpt: MarkedText
}

/** `count` is the number of pages found; the list is capped. `places` are those of all that was found, among the pages of their kind. */
export type SearchResults = {
  kind: PageHits['kind']
  count: number
  results: SearchResult[]
  places: Readonly<Record<PageGroup, readonly number[]>>
}

const listed = 30

/** What the page of the search shows for a query. */
export function toResults(index: OpenedIndex, query: string): SearchResults {
  const { kind, hits } = findPages(index, query)
  const place = placesOf(index.pages)
  const results = hits.slice(0, listed).map(({ page, passage, terms }) => ({
    href: placeOf(page, passage),
    group: page.group,
    place: place(page),
    isSample: page.sample ?? false,
    title: markWords(page.title, terms),
    heading: passage.heading,
    excerpt: markWords(excerptOf(passage.text, terms), terms),
  }))
  const placesIn = (group: PageGroup) => hits.flatMap(({ page }) => (page.group === group ? [place(page)] : []))
  const places = Object.fromEntries(pageGroups.map((group) => [group, placesIn(group).sort((a, b) => a - b)]))
  return { kind, count: hits.length, results, places: places as Record<PageGroup, number[]> }
}

function placesOf(pages: readonly IndexedPage[]): (page: IndexedPage) => number {
  const groups = pageGroups.map((group) => pages.filter((page) => page.group === group))
  const places = new Map(groups.flatMap((own) => own.map((page, place) => [page, place] as const)))
  return (page) => places.get(page) ?? 0
}
