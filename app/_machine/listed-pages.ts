import { getTranslations } from 'next-intl/server'
import {
  getArticlePages,
  getArticles,
  getCases,
  getLandings,
  getLegalPages,
  getOrganisation,
  getSampleDocuments,
  getServices,
  getTopics,
} from '@/content-client'
import type { Locale } from '@/routing/locales'
import { pageOfBlog, type RouteTarget, routeAt } from '@/routing/routes'

export type PageGroup = 'pages' | 'services' | 'documents' | 'landings' | 'cases' | 'articles' | 'lists' | 'legal'

export type ListedPage = {
  group: PageGroup
  target: RouteTarget
  title: string
  summary: string
  /** The day its content changed, where the content says so; never the day of the build. */
  modified: string | null
  /** Pictures of its own, as paths of this site. */
  pictures: string[]
}

/** Every page search engines are asked to list, in the order a reader would take. */
export async function getListedPages(locale: Locale): Promise<ListedPage[]> {
  const [articles, cases, topics] = await Promise.all([getArticles(locale), getCases(locale), getTopics(locale)])
  const later = (await getArticlePages(locale)).slice(1)
  const newestArticle = newest(articles.map(dayOf))
  const newestCase = newest(cases.map(({ published }) => published))
  const changed: Partial<Record<string, string | null>> = { blog: newestArticle, portfolio: newestCase }
  return [
    ...(await mainPages(locale)).map((page) => ({ ...page, modified: changed[page.target as string] ?? null })),
    ...(await getServices(locale)).map(({ slug, title, summary }) => entry('services', routeAt(`/services/${slug}`), title, summary)),
    ...(await getSampleDocuments(locale)).map(({ slug, title, summary }) =>
      entry('documents', routeAt(`/services/${slug}`), title, summary),
    ),
    ...(await getLandings(locale)).map(({ slug, title, lead }) => entry('landings', routeAt(`/landings/${slug}`), title, lead)),
    ...cases.map(({ slug, title, summary, published, cover }) =>
      entry('cases', { name: 'portfolio/case', slug }, title, summary, published, cover),
    ),
    ...articles.map((article) =>
      entry('articles', { name: 'blog/article', slug: article.slug }, article.title, article.summary, dayOf(article), article.cover),
    ),
    ...topics.map(({ slug, title, summary }) =>
      entry('lists', { name: 'blog/topic', slug }, title, summary, newest(articles.filter(({ topic }) => topic === slug).map(dayOf))),
    ),
    ...later.map((_, index) => entry('lists', pageOfBlog(index + 2), '', '', newestArticle)),
    ...(await getLegalPages(locale)).map(({ slug, title, inShort, effective }) =>
      entry('legal', routeAt(`/${slug}`), title, inShort.join(' '), effective),
    ),
  ]
}

const named = [
  ['index', 'HomePage'],
  ['services', 'ServicesPage'],
  ['portfolio', 'PortfolioPage'],
  ['estimate', 'EstimatePage'],
  ['estimate/example', 'EstimateExamplePage'],
  ['blog', 'BlogPage'],
  ['contacts', 'ContactsPage'],
  ['search', 'SearchPage'],
] as const

/** The pages whose words stand in the messages. */
async function mainPages(locale: Locale): Promise<ListedPage[]> {
  const names = await getTranslations({ locale, namespace: 'PageNames' })
  const { name: company } = await getOrganisation(locale)
  return Promise.all(
    named.map(async ([target, namespace]) => {
      const t = await getTranslations({ locale, namespace })
      return entry('pages', target, names(target), t('metaDescription', { company }))
    }),
  )
}

function entry(
  group: PageGroup,
  target: RouteTarget,
  title: string,
  summary: string,
  modified: string | null = null,
  picture: { url: string } | null = null,
): ListedPage {
  return { group, target, title, summary, modified, pictures: picture ? [picture.url] : [] }
}

function dayOf({ published, updated }: { published: string; updated: string | null }): string {
  return updated ?? published
}

function newest(days: readonly string[]): string | null {
  return [...days].sort().at(-1) ?? null
}
