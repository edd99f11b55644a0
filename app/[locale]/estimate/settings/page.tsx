import { SettingsStep } from '@/components/estimate/settings/settings-step'
import { messageMetadata } from '../../../_page/message-metadata'
import { SitePage } from '../../../_page/site-page'

export const generateMetadata = messageMetadata('estimate/settings', 'EstimateSettingsPage', { visibility: 'noindex' })

export default function Page() {
  return (
    <SitePage target="estimate/settings" quietHeader>
      <SettingsStep />
    </SitePage>
  )
}
