import type { Locale } from '@/routing/locales'

/** The order in which the index of the site shows its groups. */
export const pageGroups = ['pages', 'services', 'guides', 'cases', 'articles', 'landings', 'questions', 'legal'] as const

export type PageGroup = (typeof pageGroups)[number]

/** A place of the site one can be led to: a page, or a question with its answer. */
export type IndexedPage = { group: PageGroup; title: string; summary: string; href: string; sample?: boolean }

/** A piece of text that can be found and quoted; `page` is the position of its page. */
export type IndexedPassage = { page: number; anchor: string; heading: string; text: string }

/** Everything of one language that can be found, as the build writes it and a browser fetches it when it is needed. */
export type SiteIndex = { pages: IndexedPage[]; passages: IndexedPassage[] }

/** Where a passage can be read: its page, at its heading. */
export function placeOf({ href }: Pick<IndexedPage, 'href'>, { anchor }: Pick<IndexedPassage, 'anchor'>): string {
  return anchor ? `${href.split('#')[0]}#${anchor}` : href
}

/** Where a browser fetches the index of a language. */
export function indexAddress(locale: Locale): string {
  return `/search-index/${locale}.json`
}
