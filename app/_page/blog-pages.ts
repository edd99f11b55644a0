import { getArticlePages, getArticles, getOrganisation, getTopics } from '@/content-client'
import { pageOfBlog } from '@/routing/routes'
import { passagesOfArticle } from '../_search/entry-passages'
import { articleNode } from '../_structured-data/entry-nodes'
import { dayOf, newest } from './days'
import type { EntryPages } from './page-facts'

/** The part of the table for what the blog consists of. */
export const blogPages = {
  'blog/article': async ({ locale }) => {
    const topics = await getTopics(locale)
    return (await getArticles(locale)).map((article) => {
      const { slug, title, summary, cover, seo } = article
      const target = { name: 'blog/article', slug } as const
      const topic = topics.find((each) => each.slug === article.topic)
      return {
        target,
        head: { title, description: summary, seo },
        visibility: 'indexed',
        crumb: title,
        under: topic ? [{ name: topic.title, target: { name: 'blog/topic', slug: topic.slug } }] : [],
        frame: { ground: 'paper' },
        listing: { group: 'articles', title, summary, modified: dayOf(article), pictures: cover ? [cover.url] : [] },
        schema: { about: async () => [await articleNode(locale, target, article)] },
        search: { group: 'articles', title, summary, passages: () => passagesOfArticle(article) },
        markdown: true,
        card: { title, text: '', art: cover && { address: cover.url, kind: 'scene' } },
      }
    })
  },

  'blog/topic': async ({ locale, t }) => {
    const articles = await getArticles(locale)
    return (await getTopics(locale)).map(({ slug, title, summary }) => ({
      target: { name: 'blog/topic', slug },
      head: { title: t('BlogPage.topicMetaTitle', { topic: title }), description: summary },
      visibility: 'indexed',
      crumb: title,
      listing: { group: 'lists', title, summary, modified: newest(articles.filter(({ topic }) => topic === slug).map(dayOf)) },
      schema: { type: 'CollectionPage' },
    }))
  },

  'blog/page': async ({ locale, t }) => {
    const { name: company } = await getOrganisation(locale)
    const modified = newest((await getArticles(locale)).map(dayOf))
    return (await getArticlePages(locale)).slice(1).map((_, index) => {
      const page = String(index + 2)
      return {
        target: pageOfBlog(index + 2),
        head: { title: t('BlogPage.pageMetaTitle', { page }), description: t('BlogPage.pageMetaDescription', { page, company }) },
        visibility: 'indexed',
        crumb: t('BlogPage.page', { page }),
        listing: { group: 'lists', title: '', summary: '', modified },
        schema: { type: 'CollectionPage' },
      }
    })
  },
} satisfies Record<string, EntryPages>
