import type { Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import { MissingPage } from '@/components/errors/missing-page'
import { WayOn } from '@/components/errors/way-on'
import { CaseList } from '@/components/portfolio/case-list'
import { SearchForm } from '@/components/search/search-form'
import { getCases } from '@/content-client'
import { getCurrentLocale } from '../../../_page/current-locale'
import { messageMetadata } from '../../../_page/message-metadata'
import { SitePage } from '../../../_page/site-page'

export const viewport: Viewport = { themeColor: '#ffffff' }

export const generateMetadata = messageMetadata('portfolio/not-found', 'PortfolioNotFoundPage', { visibility: 'unlisted' })

export default async function Page() {
  const locale = await getCurrentLocale()
  const t = await getTranslations('PortfolioNotFoundPage')
  const errors = await getTranslations('ErrorPage')
  return (
    <SitePage target="portfolio/not-found" crumb={errors('breadcrumb')} ground="paper" quietHeader>
      <MissingPage reason="invalid">
        <WayOn title={t('latest')} text={t('wayOn')}>
          <SearchForm />
          <CaseList cases={(await getCases(locale)).slice(0, 2)} />
        </WayOn>
      </MissingPage>
    </SitePage>
  )
}
