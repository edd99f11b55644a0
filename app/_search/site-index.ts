import { getTranslations } from 'next-intl/server'
import type { PageGroup, SiteIndex } from '@/components/search/site-index'
import { getArticles, getCases, getLandings, getLegalPage, getServices, type Passage } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { hrefTo, type RouteTarget, routeAt } from '@/routing/routes'
import { getHomeQuestions } from '../_page/home-questions'
import {
  passagesOfArticle,
  passagesOfCase,
  passagesOfLanding,
  passagesOfLegalPage,
  passagesOfQuestion,
  passagesOfService,
  plain,
} from './entry-passages'
import { type Indexed, indexMainPages } from './main-pages'
import { servicePrice } from './price-passages'

const legalPages = ['privacy-policy', 'cookie-policy', 'terms-of-use'] as const

/** Everything of one language that can be found, in the order in which the page of the index lists it. */
export async function readSiteIndex(locale: Locale): Promise<SiteIndex> {
  const indexed = [
    ...(await indexMainPages(locale)),
    ...(await indexServices(locale)),
    ...(await indexCases(locale)),
    ...(await indexArticles(locale)),
    ...(await indexLandings(locale)),
    ...(await indexQuestions(locale)),
    ...(await indexLegalPages(locale)),
  ]
  return {
    pages: indexed.map(({ page }) => page),
    passages: indexed.flatMap(({ passages }, page) => passages.map((passage) => ({ page, ...passage }))),
  }
}

type Words = { title: string; summary: string }

const toIndexed =
  (locale: Locale, group: PageGroup) =>
  (target: RouteTarget, { title, summary }: Words, passages: Passage[], hash = ''): Indexed => ({
    page: { group, title, summary, href: hrefTo(locale, target, { hash }) },
    passages,
  })

async function indexServices(locale: Locale): Promise<Indexed[]> {
  const indexed = toIndexed(locale, 'services')
  return Promise.all(
    (await getServices(locale)).map(async (entry) =>
      indexed(routeAt(`/services/${entry.slug}`), entry, passagesOfService(entry, await servicePrice(entry, locale))),
    ),
  )
}

async function indexCases(locale: Locale): Promise<Indexed[]> {
  const t = await getTranslations({ locale, namespace: 'CasePage' })
  const indexed = toIndexed(locale, 'cases')
  return (await getCases(locale)).map((entry) => {
    const words = { title: `${entry.client}: ${entry.title}`, summary: entry.outcomeLine }
    return indexed(
      { name: 'portfolio/case', slug: entry.slug },
      words,
      passagesOfCase(entry, (chapter) => t(chapter)),
    )
  })
}

async function indexArticles(locale: Locale): Promise<Indexed[]> {
  const indexed = toIndexed(locale, 'articles')
  return (await getArticles(locale)).map((entry) => indexed({ name: 'blog/article', slug: entry.slug }, entry, passagesOfArticle(entry)))
}

async function indexLandings(locale: Locale): Promise<Indexed[]> {
  const indexed = toIndexed(locale, 'landings')
  return (await getLandings(locale)).map((entry) => {
    const words = { title: entry.title, summary: entry.lead }
    return indexed(routeAt(`/landings/${entry.slug}`), words, passagesOfLanding(entry))
  })
}

/** The questions of the home page, each at its own place on it. */
async function indexQuestions(locale: Locale): Promise<Indexed[]> {
  const indexed = toIndexed(locale, 'questions')
  return (await getHomeQuestions(locale)).map((entry) => {
    const passages = passagesOfQuestion(entry)
    return indexed('index', { title: entry.question, summary: passages[0]?.text ?? '' }, passages, `q-${entry.slug}`)
  })
}

async function indexLegalPages(locale: Locale): Promise<Indexed[]> {
  const indexed = toIndexed(locale, 'legal')
  const pages = await Promise.all(legalPages.map(async (slug) => ({ slug, page: await getLegalPage(locale, slug) })))
  return pages.flatMap(({ slug, page }) => {
    if (!page) return []
    const summary = page.inShort[0] ?? ''
    return [indexed(slug, { title: page.title, summary }, [...plain(summary), ...passagesOfLegalPage(page)])]
  })
}
