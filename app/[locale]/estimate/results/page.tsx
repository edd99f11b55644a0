import { ResultsPage } from '@/components/estimate/results-page'
import { getEstimatePresets } from '@/content-client'
import { getCurrentLocale } from '../../../_page/current-locale'
import { messageMetadata } from '../../../_page/message-metadata'
import { SitePage } from '../../../_page/site-page'

export const generateMetadata = messageMetadata('estimate/results', 'EstimateResultsPage', { visibility: 'noindex' })

export default async function Page() {
  return (
    <SitePage target="estimate/results" quietHeader>
      <ResultsPage presets={await getEstimatePresets(await getCurrentLocale())} />
    </SitePage>
  )
}
