import { type Author, getAuthor, type ListedArticle } from '@/content-client'
import type { Locale } from '@/routing/locales'

/** The author that feeds and structured data name; null for a sample, and then the company is named instead. */
export async function realAuthor(locale: Locale, article: Pick<ListedArticle, 'author'>): Promise<Author | null> {
  const author = await getAuthor(locale, article.author)
  return author && !author.sample ? author : null
}
