import { StepPage } from '@/components/estimate/step-page'
import { messageMetadata } from '../../../_page/message-metadata'
import { SitePage } from '../../../_page/site-page'

export const generateMetadata = messageMetadata('estimate/settings', 'EstimateSettingsPage', { visibility: 'noindex' })

export default function Page() {
  return (
    <SitePage target="estimate/settings">
      <StepPage step="estimate/settings" />
    </SitePage>
  )
}
