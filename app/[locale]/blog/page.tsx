import { getTranslations } from 'next-intl/server'
import { PageHeading } from '@/components/primitives/page-heading'
import { FinalCall } from '@/components/sections/final-call'
import { getArticlePages, getArticles, getTopics } from '@/content-client'
import { listNeighbours } from '../../_page/list-neighbours'
import { metadataOf } from '../../_page/page-metadata'
import { SitePage } from '../../_page/site-page'
import { getCurrentLocale } from '../../_site/current-site'
import { BlogList } from './_list/blog-list'

export async function generateMetadata() {
  const locale = await getCurrentLocale()
  const pages = await getArticlePages(locale)
  return { ...(await metadataOf('blog')), pagination: listNeighbours(locale, 1, pages.length) }
}

export default async function Page() {
  const locale = await getCurrentLocale()
  const t = await getTranslations('BlogPage')
  const [articles = [], ...later] = await getArticlePages(locale)
  return (
    <SitePage target="blog">
      <PageHeading title={t('title')} lead={t(articles.length > 0 ? 'intro' : 'none')} split />
      {articles.length > 0 && (
        <BlogList
          articles={articles}
          all={await getArticles(locale)}
          topics={await getTopics(locale)}
          pages={{ current: 1, count: later.length + 1 }}
        />
      )}
      <FinalCall />
    </SitePage>
  )
}
