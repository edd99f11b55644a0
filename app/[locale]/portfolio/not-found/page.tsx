import type { Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import { MissingPage } from '@/components/errors/missing-page'
import { WayOn } from '@/components/errors/way-on'
import { CaseList } from '@/components/portfolio/case-list'
import { SearchForm } from '@/components/search/search-form'
import { getCases } from '@/content-client'
import { palette } from '@/styles/settings/palette'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { getCurrentLocale } from '../../../_site/current-site'

export const viewport: Viewport = { themeColor: palette.paper }

export const generateMetadata = () => metadataOf('portfolio/not-found')

export default async function Page() {
  const locale = await getCurrentLocale()
  const cases = (await getCases(locale)).slice(0, 2)
  const t = await getTranslations('PortfolioNotFoundPage')
  return (
    <SitePage target="portfolio/not-found">
      <MissingPage reason="invalid">
        <WayOn title={t('latest')} text={t('wayOn')}>
          <SearchForm />
          {cases.length > 0 && <CaseList cases={cases} />}
        </WayOn>
      </MissingPage>
    </SitePage>
  )
}
