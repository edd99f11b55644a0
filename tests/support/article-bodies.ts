import { getArticle, getArticles } from '@/content-client'
import type { Locale } from '@/routing/locales'

/** The texts of all articles of the content the pages were built from, newest first. */
export async function bodiesOf(locale: Locale): Promise<{ slug: string; html: string }[]> {
  const articles = (await getArticles(locale)).map(({ slug }) => getArticle(locale, slug))
  return (await Promise.all(articles)).flatMap((article) => (article ? [{ slug: article.slug, html: article.body.html }] : []))
}
