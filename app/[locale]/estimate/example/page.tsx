import { exampleInput } from '@/components/estimate/example'
import { ExamplePage } from '@/components/estimate/example-page'
import { getEstimatePresets } from '@/content-client'
import { getCurrentLocale } from '../../../_page/current-locale'
import { messageMetadata } from '../../../_page/message-metadata'
import { SitePage } from '../../../_page/site-page'

export const generateMetadata = messageMetadata('estimate/example', 'EstimateExamplePage')

export default async function Page() {
  const presets = await getEstimatePresets(await getCurrentLocale())
  const usual = presets.find(({ type }) => type === exampleInput.type)
  return (
    <SitePage target="estimate/example" quietHeader>
      <ExamplePage benchmark={usual && { title: usual.title, cost: usual.sizes.usual.cost }} />
    </SitePage>
  )
}
