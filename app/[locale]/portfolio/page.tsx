import { FinalCall } from '@/components/home/final-call'
import { PortfolioPage } from '@/components/portfolio/portfolio-page'
import { getCases } from '@/content-client'
import { getCurrentLocale } from '../../_page/current-locale'
import { messageMetadata } from '../../_page/message-metadata'
import { SitePage } from '../../_page/site-page'

export const generateMetadata = messageMetadata('portfolio', 'PortfolioPage')

export default async function Page() {
  return (
    <SitePage target="portfolio">
      <PortfolioPage cases={await getCases(await getCurrentLocale())} />
      <FinalCall />
    </SitePage>
  )
}
