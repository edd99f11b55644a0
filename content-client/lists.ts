import type { Article, ArticlesAround, CaseStudy, CaseTags, Facet, KeptArticle, ListedArticle, Service, Topic } from './types'

const articlesPerPage = 6
/** Stands large at the top of the first page, over as many others as any page has. */
const leading = 1

const listed = new WeakMap<readonly KeptArticle[], ListedArticle[]>()

/** The same list for the same articles, so that what is made of it can be kept by it. */
export function toListed(articles: readonly KeptArticle[]): ListedArticle[] {
  const known = listed.get(articles) ?? articles.map(({ text: _, ...article }) => article)
  listed.set(articles, known)
  return known
}

/** The articles as the pages of the blog show them; there is always a first page. */
export function toArticlePages<Item>(articles: readonly Item[]): Item[][] {
  const count = Math.max(1, Math.ceil((articles.length - leading) / articlesPerPage))
  const startOf = (index: number) => (index === 0 ? 0 : leading + index * articlesPerPage)
  return Array.from({ length: count }, (_, index) => articles.slice(startOf(index), startOf(index + 1)))
}

type Place = Pick<Article, 'slug' | 'topic'>

const places = new WeakMap<readonly Place[], ReadonlyMap<string, number>>()

/** Every article of a site asks where it stands: the list is gone through once. */
function placesIn(articles: readonly Place[]): ReadonlyMap<string, number> {
  const known = places.get(articles) ?? new Map(articles.map(({ slug }, index) => [slug, index]))
  places.set(articles, known)
  return known
}

/** How many articles are named to read next. */
const readNext = 3

/** What stands around an article in a list that has the newest first; to read next, its own topic comes before the others. */
export function toArticlesAround<Item extends Place>(articles: readonly Item[], { slug, topic }: Place): ArticlesAround<Item> {
  const place = placesIn(articles).get(slug) ?? -1
  const [newer, older] = [articles[place - 1], articles[place + 1]]
  const isAround = (article: Item) => [slug, newer?.slug, older?.slug].includes(article.slug)
  const own = first(readNext, articles, (article) => article.topic === topic && !isAround(article))
  const others = first(readNext - own.length, articles, (article) => article.topic !== topic && !isAround(article))
  return { newer, older, related: [...own, ...others] }
}

/** So many items for which something holds; those behind them are not looked at. */
function first<Item>(count: number, items: readonly Item[], holds: (item: Item) => boolean): Item[] {
  const found: Item[] = []
  for (const item of items) {
    if (found.length >= count) break
    if (holds(item)) found.push(item)
  }
  return found
}

/** The topics something is written about. */
export function toUsedTopics(topics: readonly Topic[], articles: readonly Pick<Article, 'topic'>[]): Topic[] {
  return topics.filter(({ slug }) => articles.some(({ topic }) => topic === slug))
}

/** What the cases can be filtered by, only values that at least one of them has: services in their own order, the rest by weight. */
export function toFacets(cases: readonly CaseStudy[], services: readonly Service[]): Facet[] {
  const industries = cases.map(({ industry }) => industry)
  const technologies = cases.flatMap((study) => study.technologies)
  return [
    { name: 'industry', values: byWeight(industries) },
    { name: 'service', values: services.filter(({ slug }) => cases.some((study) => study.services.includes(slug))).map(toValue) },
    { name: 'technology', values: byWeight(technologies) },
  ]
}

/** The values of a case, by facet. */
export function tagsOf({ industry, services, technologies }: CaseStudy): CaseTags {
  return { industry: [industry.slug], service: services, technology: technologies.map(({ slug }) => slug) }
}

function byWeight(values: readonly { slug: string; title: string }[]) {
  const weight = (slug: string) => values.filter((value) => value.slug === slug).length
  const unique = [...new Map(values.map((value) => [value.slug, toValue(value)])).values()]
  return unique.sort((a, b) => weight(b.slug) - weight(a.slug) || a.title.localeCompare(b.title))
}

function toValue({ slug, title }: { slug: string; title: string }) {
  return { slug, title }
}
