import { LandingPage } from '../../../_page/landing-page'
import { metadataOf } from '../../../_page/page-metadata'
import { BaristaPage } from './_barista/barista-page'

export const generateMetadata = () => metadataOf('landings/ai-barista')

export default function Page() {
  return <LandingPage slug="ai-barista" composition={BaristaPage} />
}
