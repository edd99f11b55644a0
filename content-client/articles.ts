import type { Locale } from '@/routing/locales'
import { toArticlePages, toArticlesAround, toListed, toUsedTopics } from './lists'
import { readSnapshot, readText } from './snapshot'
import type { Article, ArticlesAround, ListedArticle, Topic } from './types'

/** Newest first, without what only their own pages say. */
export async function getArticles(locale: Locale): Promise<ListedArticle[]> {
  return toListed((await readSnapshot()).locales[locale].articles)
}

/** With its text. */
export async function getArticle(locale: Locale, slug: string): Promise<Article | undefined> {
  const found = (await readSnapshot()).locales[locale].articles.find((article) => article.slug === slug)
  return found && { ...found, ...(await readText(found.text)) }
}

/** The articles published before and after one, and three to read next. */
export async function getArticlesAround(locale: Locale, article: Pick<Article, 'slug' | 'topic'>): Promise<ArticlesAround> {
  return toArticlesAround(await getArticles(locale), article)
}

/** Topics something is written about. */
export async function getTopics(locale: Locale): Promise<Topic[]> {
  const { topics, articles } = (await readSnapshot()).locales[locale]
  return toUsedTopics(topics, articles)
}

/** The articles as the pages of the blog show them. */
export async function getArticlePages(locale: Locale): Promise<ListedArticle[][]> {
  return toArticlePages(await getArticles(locale))
}
