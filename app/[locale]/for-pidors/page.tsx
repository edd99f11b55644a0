import { metadataOf } from '../../_page/page-metadata'
import { SitePage } from '../../_page/site-page'
import { ExtraPage } from './extra-page'

export const generateMetadata = () => metadataOf('extra')

export default function Page() {
  return (
    <SitePage target="extra">
      <ExtraPage />
    </SitePage>
  )
}
