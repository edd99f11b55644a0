import { type Article, type Author, getAuthor } from '@/content-client'
import type { Locale } from '@/routing/locales'

/** Who is named to machines as the author; nobody where that is a sample, and then the company stands for the article. */
export async function realAuthor(locale: Locale, article: Article): Promise<Author | null> {
  const author = await getAuthor(locale, article.author)
  return author && !author.sample ? author : null
}
