import { getTranslations } from 'next-intl/server'
import { FinalCall } from '@/components/home/final-call'
import { PortfolioPage } from '@/components/portfolio/portfolio-page'
import { PageHeading } from '@/components/primitives/page-heading'
import { SearchForm } from '@/components/search/search-form'
import { getCases, getCaseTags, getFacets } from '@/content-client'
import { getCurrentLocale } from '../../_page/current-locale'
import { messageMetadata } from '../../_page/message-metadata'
import { SitePage } from '../../_page/site-page'

export const generateMetadata = messageMetadata('portfolio', 'PortfolioPage')

export default async function Page() {
  const locale = await getCurrentLocale()
  const t = await getTranslations('PortfolioPage')
  return (
    <SitePage target="portfolio">
      <PortfolioPage cases={await getCases(locale)} tags={await getCaseTags(locale)} facets={await getFacets(locale)}>
        <PageHeading title={t('title')} lead={t('intro')}>
          <SearchForm />
        </PageHeading>
      </PortfolioPage>
      <FinalCall />
    </SitePage>
  )
}
