import { ResultsPage } from '@/components/estimate/results-page'
import { getEstimatePresets, getFinishedProjects } from '@/content-client'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { getCurrentLocale } from '../../../_site/current-site'

export const generateMetadata = () => metadataOf('estimate/results')

export default async function Page() {
  const locale = await getCurrentLocale()
  return (
    <SitePage target="estimate/results">
      <ResultsPage presets={await getEstimatePresets(locale)} finished={await getFinishedProjects(locale)} />
    </SitePage>
  )
}
