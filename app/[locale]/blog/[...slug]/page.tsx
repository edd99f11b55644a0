import { notFound } from 'next/navigation'
import { ArticlePage } from '@/components/blog/article-page'
import { getArticle, getArticles, getAuthor, getTopics } from '@/content-client'
import { getCurrentLocale } from '../../../_page/current-locale'
import { entryMetadata } from '../../../_page/entry-metadata'
import { SitePage } from '../../../_page/site-page'

type Props = PageProps<'/[locale]/blog/[...slug]'>

export const dynamicParams = false

export async function generateStaticParams() {
  return (await getArticles('en')).map(({ slug }) => ({ slug: slug.split('/') }))
}

export async function generateMetadata({ params }: Props) {
  const slug = (await params).slug.join('/')
  const article = await getArticle(await getCurrentLocale(), slug)
  return article && entryMetadata({ name: 'blog/article', slug }, article)
}

export default async function Page({ params }: Props) {
  const slug = (await params).slug.join('/')
  const locale = await getCurrentLocale()
  const article = await getArticle(locale, slug)
  const author = article && (await getAuthor(locale, article.author))
  if (!article || !author) notFound()
  const related = (await getArticles(locale)).filter((other) => other.topic === article.topic && other.slug !== slug).slice(0, 2)
  return (
    <SitePage target={{ name: 'blog/article', slug }} crumb={article.title} ground="paper">
      <ArticlePage article={article} author={author} topics={await getTopics(locale)} related={related} />
    </SitePage>
  )
}
