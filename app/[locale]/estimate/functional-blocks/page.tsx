import { BlocksStep } from '@/components/estimate/blocks/blocks-step'
import { getEstimatePresets } from '@/content-client'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { getCurrentLocale } from '../../../_site/current-site'

export const generateMetadata = () => metadataOf('estimate/functional-blocks')

export default async function Page() {
  return (
    <SitePage target="estimate/functional-blocks">
      <BlocksStep presets={await getEstimatePresets(await getCurrentLocale())} />
    </SitePage>
  )
}
