import { ExtraPage } from '@/components/extra/extra-page'
import { messageMetadata } from '../../_page/message-metadata'
import { SitePage } from '../../_page/site-page'

export const generateMetadata = messageMetadata('extra', 'ExtraPage', { visibility: 'unlisted' })

export default function Page() {
  return (
    <SitePage target="extra" crumb={false} quietHeader>
      <ExtraPage />
    </SitePage>
  )
}
