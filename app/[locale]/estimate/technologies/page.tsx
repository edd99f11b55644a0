import { TechnologiesStep } from '@/components/estimate/technologies/technologies-step'
import { messageMetadata } from '../../../_page/message-metadata'
import { SitePage } from '../../../_page/site-page'

export const generateMetadata = messageMetadata('estimate/technologies', 'EstimateTechnologiesPage', { visibility: 'noindex' })

export default function Page() {
  return (
    <SitePage target="estimate/technologies" quietHeader>
      <TechnologiesStep />
    </SitePage>
  )
}
