import { pathOf, type RouteTarget, resolveTarget } from '@/routing/routes'
import type { Site } from '../_site/current-site'
import { entryPages } from './entry-pages'
import { errorPage, fixedPages } from './fixed-pages'
import { type EntryPages, type Listing, listGroups, type Page, type PageFacts } from './page-facts'

/** What a page says of itself; undefined where the content has no such entry. Null is the page that stands at any address. */
export async function findPage(site: Site, target: RouteTarget | null): Promise<PageFacts | undefined> {
  if (target === null) return { target, ...(await errorPage(site)) }
  const page = resolveTarget(target)
  if (typeof page === 'string') return { target: page, ...(await fixedPages[page](site)) }
  const pagesOfKind: EntryPages = entryPages[page.name]
  return byPath(await pagesOfKind(site, page.slug)).get(pathOf(page))
}

const indexes = new WeakMap<readonly Page[], ReadonlyMap<string, Page>>()

/** A list that stays the same is gone through once. */
function byPath(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const index = indexes.get(pages) ?? new Map(pages.map((page) => [pathOf(page.target), page]))
  indexes.set(pages, index)
  return index
}

/** All pages of one language. */
export async function getPages(site: Site): Promise<Page[]> {
  const names = Object.keys(fixedPages) as (keyof typeof fixedPages)[]
  const fixed = names.map(async (name): Promise<Page> => ({ target: name, ...(await fixedPages[name](site)) }))
  const ofEntries = Object.values<EntryPages>(entryPages).map((pages) => pages(site))
  return [...(await Promise.all(fixed)), ...(await Promise.all(ofEntries)).flat()]
}

export type ListedPage = Page & { listing: Listing }

/** The pages search engines are asked to list, in the order a reader would take. */
export async function getListedPages(site: Site): Promise<ListedPage[]> {
  const listed = (await getPages(site)).filter((page): page is ListedPage => page.listing !== null)
  return listGroups.flatMap((group) => listed.filter(({ listing }) => listing.group === group))
}
