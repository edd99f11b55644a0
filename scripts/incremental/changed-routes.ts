import { isDeepStrictEqual } from 'node:util'
import { toArticlesAround, toListed, toUsedTopics } from '@/content-client/lists'
import type { Snapshot } from '@/content-client/types'
import { locales } from '@/routing/locales'
import { pathOf } from '@/routing/routes'

/** What Next.js prerendered, by the address it has inside the app folder. `isPage`: it is a document, and not a feed or a list. */
export type BuiltRoute = { route: string; isPage: boolean }

/** A document of this site's own, made of no content: `write-error-page.ts`. */
const madeOfNoContent = '/_global-error'

/** The page that reads the texts of articles besides their own pages: it asks the index of the search. */
export const pagesThatReadTexts = new Set(locales.map((locale) => `/${locale}/landings/miltton-ai-agent`))

/**
 * What has to be rendered again so that nothing says what the content said before: everything, but where only articles differ. Then an
 * article's own page and its Markdown twin stay if the article, those around it and the topics are the same, and other pages stay if
 * all that lists are told of articles (`toListed`) is the same. Feeds and lists are always made again.
 */
export function changedRoutes(before: Snapshot, after: Snapshot, routes: readonly BuiltRoute[]): string[] {
  const all = routes.filter(({ route }) => route !== madeOfNoContent)
  if (!isDeepStrictEqual(shared(before), shared(after))) return all.map(({ route }) => route)
  const stay = unchangedArticles(before, after)
  const changed = changedArticles(before, after)
  const isListed = locales.every((locale) => isDeepStrictEqual(listed(before, locale), listed(after, locale)))
  const has = ({ route, isPage }: BuiltRoute) =>
    !stay.has(route) && (!isPage || !isListed || changed.has(route) || pagesThatReadTexts.has(route))
  return all.filter(has).map(({ route }) => route)
}

type Language = (typeof locales)[number]

const listed = ({ locales: content }: Snapshot, locale: Language) => toListed(content[locale].articles)

/** What any page may show whose articles are the same. */
function shared({ shell, locales: content }: Snapshot) {
  return {
    shell,
    content: locales.map((locale) => ({ ...content[locale], articles: toUsedTopics(content[locale].topics, content[locale].articles) })),
  }
}

const pagesOf = (slug: string) => locales.map((locale) => `/${locale}${pathOf({ name: 'blog/article', slug })}`)

const routesOf = (slug: string) => [...pagesOf(slug), ...pagesOf(slug).map((page) => `/markdown${page}.md`)]

/** Those of which something differs in any language. */
function changedSlugs(before: Snapshot, after: Snapshot): Set<string> {
  const slugs = new Set<string>()
  for (const locale of locales) {
    const known = new Map(before.locales[locale].articles.map((article) => [article.slug, article]))
    for (const article of after.locales[locale].articles) if (!isDeepStrictEqual(known.get(article.slug), article)) slugs.add(article.slug)
  }
  return slugs
}

const changedArticles = (before: Snapshot, after: Snapshot) => new Set([...changedSlugs(before, after)].flatMap(pagesOf))

function unchangedArticles(before: Snapshot, after: Snapshot): Set<string> {
  const changed = changedSlugs(before, after)
  const isSameAround = (article: { slug: string; topic: string }, locale: Language) =>
    isDeepStrictEqual(toArticlesAround(listed(before, locale), article), toArticlesAround(listed(after, locale), article))
  const routes = new Set<string>()
  for (const article of after.locales.en.articles) {
    if (changed.has(article.slug)) continue
    for (const route of routesOf(article.slug)) routes.add(route)
    if (!locales.every((locale) => isSameAround(article, locale))) for (const page of pagesOf(article.slug)) routes.delete(page)
  }
  return routes
}
