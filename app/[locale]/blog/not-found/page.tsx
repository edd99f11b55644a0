import type { Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArticleList } from '@/components/blog/article-list'
import { MissingPage } from '@/components/errors/missing-page'
import { WayOn } from '@/components/errors/way-on'
import { SearchForm } from '@/components/search/search-form'
import { getArticles, getTopics } from '@/content-client'
import { getCurrentLocale } from '../../../_page/current-locale'
import { messageMetadata } from '../../../_page/message-metadata'
import { SitePage } from '../../../_page/site-page'

export const viewport: Viewport = { themeColor: '#ffffff' }

export const generateMetadata = messageMetadata('blog/not-found', 'BlogNotFoundPage', { visibility: 'unlisted' })

export default async function Page() {
  const locale = await getCurrentLocale()
  const t = await getTranslations('BlogNotFoundPage')
  const errors = await getTranslations('ErrorPage')
  return (
    <SitePage target="blog/not-found" crumb={errors('breadcrumb')} ground="paper" quietHeader>
      <MissingPage reason="invalid">
        <WayOn title={t('latest')} text={t('wayOn')}>
          <SearchForm />
          <ArticleList articles={(await getArticles(locale)).slice(0, 3)} topics={await getTopics(locale)} />
        </WayOn>
      </MissingPage>
    </SitePage>
  )
}
