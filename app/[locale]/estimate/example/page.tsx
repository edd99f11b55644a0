import { exampleInput } from '@/components/estimate/example'
import { ExamplePage } from '@/components/estimate/example-page'
import { benchmarksOf } from '@/components/estimate/results/benchmarks'
import { getEstimatePresets } from '@/content-client'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { getCurrentLocale } from '../../../_site/current-site'
import { getTrackRecord } from '../../../_site/track-record'

export const generateMetadata = () => metadataOf('estimate/example')

export default async function Page() {
  const locale = await getCurrentLocale()
  const presets = await getEstimatePresets(locale)
  return (
    <SitePage target="estimate/example">
      <ExamplePage benchmark={benchmarksOf(presets)[exampleInput.type]} record={await getTrackRecord(locale)} />
    </SitePage>
  )
}
