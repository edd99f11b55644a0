import { getTranslations } from 'next-intl/server'
import { PageHeading } from '@/components/primitives/page-heading'
import { FinalCall } from '@/components/sections/final-call'
import { getCases, getCaseTags, getFacets } from '@/content-client'
import { metadataOf } from '../../_page/page-metadata'
import { SitePage } from '../../_page/site-page'
import { getCurrentLocale } from '../../_site/current-site'
import { PortfolioPage } from './_list/portfolio-page'

export const generateMetadata = () => metadataOf('portfolio')

export default async function Page() {
  const locale = await getCurrentLocale()
  const cases = await getCases(locale)
  const t = await getTranslations('PortfolioPage')
  return (
    <SitePage target="portfolio">
      {cases.length > 0 ? (
        <PortfolioPage cases={cases} tags={await getCaseTags(locale)} facets={await getFacets(locale)}>
          <PageHeading title={t('title')} lead={t('intro')} split />
        </PortfolioPage>
      ) : (
        <PageHeading title={t('title')} lead={t('none')} split />
      )}
      <FinalCall />
    </SitePage>
  )
}
