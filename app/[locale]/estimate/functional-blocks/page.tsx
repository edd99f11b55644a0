import { BlocksStep } from '@/components/estimate/blocks/blocks-step'
import { getEstimatePresets } from '@/content-client'
import { getCurrentLocale } from '../../../_page/current-locale'
import { messageMetadata } from '../../../_page/message-metadata'
import { SitePage } from '../../../_page/site-page'

export const generateMetadata = messageMetadata('estimate/functional-blocks', 'EstimateFunctionalBlocksPage', { visibility: 'noindex' })

export default async function Page() {
  return (
    <SitePage target="estimate/functional-blocks" quietHeader>
      <BlocksStep presets={await getEstimatePresets(await getCurrentLocale())} />
    </SitePage>
  )
}
