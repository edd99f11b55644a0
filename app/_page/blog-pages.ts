import {
  getArticle,
  getArticlePages,
  getArticles,
  getOrganisation,
  getTopics,
  type ListedArticle,
  type Passage,
  type Topic,
} from '@/content-client'
import type { Locale } from '@/routing/locales'
import { pageOfBlog } from '@/routing/routes'
import { passagesOfArticle } from '../_search/entry-passages'
import { articleNode } from '../_structured-data/entry-nodes'
import type { Subject } from '../_structured-data/site-nodes'
import { dayOf, newest } from './days'
import type { EntryPages, Page } from './page-facts'

/** Every article asks for the page of one: with thousands of them, making all anew each time would be most of a build. */
const made = new WeakMap<readonly ListedArticle[], Page[]>()

async function articlePages(locale: Locale): Promise<Page[]> {
  const articles = await getArticles(locale)
  const topics = new Map((await getTopics(locale)).map((topic) => [topic.slug, topic]))
  // They say nothing in words of the site, so the content alone decides about them.
  const pages = made.get(articles) ?? articles.map((article) => toPage(locale, article, topics.get(article.topic)))
  made.set(articles, pages)
  return pages
}

function toPage(locale: Locale, article: ListedArticle, topic: Topic | undefined): Page {
  const { slug, title, summary, cover, seo, published } = article
  const target = { name: 'blog/article', slug } as const
  return {
    target,
    head: { title, description: summary, seo },
    visibility: 'indexed',
    crumb: title,
    under: topic ? [{ name: topic.title, target: { name: 'blog/topic', slug: topic.slug } }] : [],
    frame: { ground: 'paper' },
    sample: article.sample,
    published,
    listing: { group: 'articles', title, summary, modified: dayOf(article), pictures: cover ? [cover.url] : [] },
    schema: { about: () => nodesOf(locale, slug) },
    search: { group: 'articles', title, summary, passages: () => passagesAt(locale, slug) },
    markdown: true,
    card: { title, text: '', art: cover && { address: cover.url, kind: 'scene' } },
  }
}

async function nodesOf(locale: Locale, slug: string): Promise<Subject[]> {
  const article = await getArticle(locale, slug)
  return article ? [await articleNode(locale, { name: 'blog/article', slug }, article)] : []
}

async function passagesAt(locale: Locale, slug: string): Promise<Passage[]> {
  const article = await getArticle(locale, slug)
  return article ? passagesOfArticle(article) : []
}

const isWanted =
  (wanted: string | undefined) =>
  ({ slug }: { slug: string }) =>
    wanted === undefined || slug === wanted

/** The part of the table for what the blog consists of. */
export const blogPages = {
  'blog/article': ({ locale }) => articlePages(locale),

  'blog/topic': async ({ locale, t }, wanted) => {
    const articles = await getArticles(locale)
    return (await getTopics(locale)).filter(isWanted(wanted)).map(({ slug, title, summary }) => ({
      target: { name: 'blog/topic', slug },
      head: { title: t('BlogPage.topicMetaTitle', { topic: title }), description: summary },
      visibility: 'indexed',
      crumb: title,
      listing: { group: 'lists', title, summary, modified: newest(articles.filter(({ topic }) => topic === slug).map(dayOf)) },
      schema: { type: 'CollectionPage' },
    }))
  },

  'blog/page': async ({ locale, t }, wanted) => {
    const { name: company } = await getOrganisation(locale)
    const modified = newest((await getArticles(locale)).map(dayOf))
    const pages = (await getArticlePages(locale)).map((_, index) => ({ slug: String(index + 1) })).slice(1)
    return pages.filter(isWanted(wanted)).map(({ slug: page }) => {
      return {
        target: pageOfBlog(Number(page)),
        head: { title: t('BlogPage.pageMetaTitle', { page }), description: t('BlogPage.pageMetaDescription', { page, company }) },
        visibility: 'indexed',
        crumb: t('BlogPage.page', { page }),
        listing: { group: 'lists', title: '', summary: '', modified },
        schema: { type: 'CollectionPage' },
      }
    })
  },
} satisfies Record<string, EntryPages>
