import { notFound } from 'next/navigation'
import { ArticlePage } from '@/components/blog/article-page'
import { getArticle, getArticles, getArticlesAround, getAuthor, getEstimatePresets, getTopics } from '@/content-client'
import { hrefTo } from '@/routing/routes'
import { getCurrentLocale } from '../../../_page/current-locale'
import { entryMetadata } from '../../../_page/entry-metadata'
import { SitePage } from '../../../_page/site-page'
import { siteUrl } from '../../../_page/site-url'

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
  const { newer, older, related } = await getArticlesAround(locale, article)
  const topics = await getTopics(locale)
  const topic = topics.find((each) => each.slug === article.topic)
  const target = { name: 'blog/article', slug } as const
  return (
    <SitePage
      target={target}
      under={topic && [{ name: topic.title, target: { name: 'blog/topic', slug: topic.slug } }]}
      crumb={article.title}
      ground="paper"
    >
      <ArticlePage
        article={article}
        author={author}
        topics={topics}
        related={related}
        neighbours={{ newer, older }}
        preset={(await getEstimatePresets(locale)).find((preset) => preset.slug === article.preset)}
        address={new URL(hrefTo(locale, target), siteUrl).href}
      />
    </SitePage>
  )
}
