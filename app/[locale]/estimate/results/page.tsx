import { StepPage } from '@/components/estimate/step-page'
import { messageMetadata } from '../../../_page/message-metadata'
import { SitePage } from '../../../_page/site-page'

export const generateMetadata = messageMetadata('estimate/results', 'EstimateResultsPage', { visibility: 'noindex' })

export default function Page() {
  return (
    <SitePage target="estimate/results">
      <StepPage step="estimate/results" />
    </SitePage>
  )
}
