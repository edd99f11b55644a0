import { getTranslations } from 'next-intl/server'
import { BlogList } from '@/components/blog/blog-list'
import { PageHeading } from '@/components/primitives/page-heading'
import { SearchForm } from '@/components/search/search-form'
import { getArticlePages, getArticles, getTopics } from '@/content-client'
import { getCurrentLocale } from '../../_page/current-locale'
import { listNeighbours } from '../../_page/list-neighbours'
import { messageMetadata } from '../../_page/message-metadata'
import { SitePage } from '../../_page/site-page'

export async function generateMetadata() {
  const locale = await getCurrentLocale()
  const pages = await getArticlePages(locale)
  return { ...(await messageMetadata('blog', 'BlogPage')()), pagination: listNeighbours(locale, 1, pages.length) }
}

export default async function Page() {
  const locale = await getCurrentLocale()
  const t = await getTranslations('BlogPage')
  const [articles = [], ...later] = await getArticlePages(locale)
  return (
    <SitePage target="blog">
      <PageHeading title={t('title')} lead={t('intro')}>
        <SearchForm />
      </PageHeading>
      <BlogList
        articles={articles}
        all={await getArticles(locale)}
        topics={await getTopics(locale)}
        pages={{ current: 1, count: later.length + 1 }}
      />
    </SitePage>
  )
}
