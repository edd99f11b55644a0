import { ApiPage } from '@/components/estimate/api-page/api-page'
import { getEstimatePresets } from '@/content-client'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { getCurrentLocale } from '../../../_site/current-site'
import { siteUrl } from '../../../_site/site-url'

export const generateMetadata = () => metadataOf('estimate/api')

export default async function Page() {
  return (
    <SitePage target="estimate/api">
      <ApiPage origin={siteUrl} presets={await getEstimatePresets(await getCurrentLocale())} />
    </SitePage>
  )
}
