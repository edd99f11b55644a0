import { StepPage } from '@/components/estimate/step-page'
import { messageMetadata } from '../../../_page/message-metadata'
import { SitePage } from '../../../_page/site-page'

export const generateMetadata = messageMetadata('estimate/functional-blocks', 'EstimateFunctionalBlocksPage', { visibility: 'noindex' })

export default function Page() {
  return (
    <SitePage target="estimate/functional-blocks">
      <StepPage step="estimate/functional-blocks" />
    </SitePage>
  )
}
