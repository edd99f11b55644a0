import { SettingsStep } from '@/components/estimate/settings/settings-step'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'

export const generateMetadata = () => metadataOf('estimate/settings')

export default function Page() {
  return (
    <SitePage target="estimate/settings">
      <SettingsStep />
    </SitePage>
  )
}
