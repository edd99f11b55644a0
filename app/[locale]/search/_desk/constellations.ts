import { type IndexedPage, type PageGroup, pageGroups } from '@/components/search/site-index'

/** `way` is one line with a star for every page; it is a ring where it ends in `Z`. `lines` complete the figure. */
type Figure = { way: string; lines?: string }

export type Constellation = Figure & { group: PageGroup; count: number }

/** A figure for each kind of page, in a box of 120 by 90. */
const figures: Readonly<Record<PageGroup, Figure>> = {
  pages: { way: 'M22 80V44L60 12 98 44V80H72V56H48V80Z' },
  services: { way: 'M37 53 10 66 4 54 30 40 37 53 48 47 44 40 64 29 76 52 56 63 48 47 70 41 80 36 107 22 114 34 87 48 80 36' },
  guides: { way: 'M6 72 24 61 42 54 60 52 78 54 96 61 114 72', lines: 'M40 54a20 20 0 0 1 40 0M60 24V12M36 34l-8-9M84 34l8-9' },
  cases: { way: 'M60 46 22 27V63L60 82 98 63V27L60 8 22 27', lines: 'M60 82V46L98 27' },
  articles: { way: 'M12 82 20 58 86 8 104 30 38 76Z', lines: 'M20 58l18 18M73 18l18 22' },
  landings: { way: 'M22 34H86L78 78H30Z', lines: 'M85 42h18v20H81M44 24V12M62 24V12' },
  questions: { way: 'M36 34 40 18 54 8 72 9 84 22 81 38 66 48 61 58V68', lines: 'M61 80a2 2 0 1 0 .1 0' },
  legal: { way: 'M24 24 8 58H40L24 24 60 14 96 24 80 58H112L96 24', lines: 'M60 14v68M40 82h40' },
}

/** The sky of the site: a constellation for each kind of page, a star for each page. */
export function toConstellations(pages: readonly IndexedPage[]): Constellation[] {
  return pageGroups
    .map((group) => ({ ...figures[group], group, count: pages.filter((page) => page.group === group).length }))
    .filter(({ count }) => count > 0)
}
