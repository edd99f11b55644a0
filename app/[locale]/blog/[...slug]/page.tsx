import { notFound } from 'next/navigation'
import { getArticle, getArticles, getArticlesAround, getAuthor, getEstimatePresets, getTopics } from '@/content-client'
import { hrefTo } from '@/routing/routes'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { noEntry, orNone } from '../../../_page/static-params'
import { getCurrentLocale } from '../../../_site/current-site'
import { siteUrl } from '../../../_site/site-url'
import { ArticlePage } from '../_article/article-page'

type Props = PageProps<'/[locale]/blog/[...slug]'>

export const dynamicParams = false

export async function generateStaticParams() {
  const all = (await getArticles('en')).map(({ slug }) => ({ slug: slug.split('/') }))
  return orNone(all, { slug: [noEntry] })
}

export async function generateMetadata({ params }: Props) {
  return metadataOf({ name: 'blog/article', slug: (await params).slug.join('/') })
}

export default async function Page({ params }: Props) {
  const slug = (await params).slug.join('/')
  const locale = await getCurrentLocale()
  const article = await getArticle(locale, slug)
  const author = article && (await getAuthor(locale, article.author))
  if (!article || !author) notFound()
  const { newer, older, related } = await getArticlesAround(locale, article)
  const topics = await getTopics(locale)
  const target = { name: 'blog/article', slug } as const
  const preset = (await getEstimatePresets(locale)).find((each) => each.slug === article.preset)
  return (
    <SitePage target={target}>
      <ArticlePage
        article={article}
        author={author}
        topics={topics}
        related={related}
        neighbours={{ newer, older }}
        preset={preset}
        address={new URL(hrefTo(locale, target), siteUrl).href}
      />
    </SitePage>
  )
}
