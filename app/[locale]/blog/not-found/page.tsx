import type { Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArticleList } from '@/components/blog/article-list'
import { MissingPage } from '@/components/errors/missing-page'
import { WayOn } from '@/components/errors/way-on'
import { SearchForm } from '@/components/search/search-form'
import { getArticles, getTopics } from '@/content-client'
import { palette } from '@/styles/settings/palette'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { getCurrentLocale } from '../../../_site/current-site'

export const viewport: Viewport = { themeColor: palette.paper }

export const generateMetadata = () => metadataOf('blog/not-found')

export default async function Page() {
  const locale = await getCurrentLocale()
  const articles = (await getArticles(locale)).slice(0, 3)
  const t = await getTranslations('BlogNotFoundPage')
  return (
    <SitePage target="blog/not-found">
      <MissingPage reason="invalid">
        <WayOn title={t('latest')} text={t('wayOn')}>
          <SearchForm />
          {articles.length > 0 && <ArticleList articles={articles} topics={await getTopics(locale)} />}
        </WayOn>
      </MissingPage>
    </SitePage>
  )
}
