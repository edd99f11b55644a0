import { EstimateStart } from '@/components/estimate/estimate-start'
import { getEstimatePresets, getFaqEntries } from '@/content-client'
import { metadataOf } from '../../_page/page-metadata'
import { SitePage } from '../../_page/site-page'
import { getCurrentLocale } from '../../_site/current-site'

export const generateMetadata = () => metadataOf('estimate')

export default async function Page() {
  const locale = await getCurrentLocale()
  return (
    <SitePage target="estimate">
      <EstimateStart presets={await getEstimatePresets(locale)} questions={await getFaqEntries(locale)} />
    </SitePage>
  )
}
