import { ResultsPage } from '@/components/estimate/results-page'
import { getEstimatePresets, getOrganisation } from '@/content-client'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { getCurrentLocale } from '../../../_site/current-site'
import { getTrackRecord } from '../../../_site/track-record'

export const generateMetadata = () => metadataOf('estimate/results')

export default async function Page() {
  const locale = await getCurrentLocale()
  return (
    <SitePage target="estimate/results">
      <ResultsPage
        presets={await getEstimatePresets(locale)}
        record={await getTrackRecord(locale)}
        company={(await getOrganisation(locale)).name}
      />
    </SitePage>
  )
}
