import { exampleInput } from '@/components/estimate/example'
import { ExamplePage } from '@/components/estimate/example-page'
import { getEstimatePresets } from '@/content-client'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { getCurrentLocale } from '../../../_site/current-site'

export const generateMetadata = () => metadataOf('estimate/example')

export default async function Page() {
  const presets = await getEstimatePresets(await getCurrentLocale())
  const usual = presets.find(({ type }) => type === exampleInput.type)
  return (
    <SitePage target="estimate/example">
      <ExamplePage benchmark={usual && { title: usual.title, cost: usual.sizes.usual.cost }} />
    </SitePage>
  )
}
