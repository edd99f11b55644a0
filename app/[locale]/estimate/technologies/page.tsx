import { TechnologiesStep } from '@/components/estimate/technologies/technologies-step'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'

export const generateMetadata = () => metadataOf('estimate/technologies')

export default function Page() {
  return (
    <SitePage target="estimate/technologies">
      <TechnologiesStep />
    </SitePage>
  )
}
