import { BaristaPage } from '@/components/landings/barista/barista-page'
import { LandingPage, landingMetadata } from '../../../_page/landing-page'

const slug = 'ai-barista'

export const generateMetadata = landingMetadata(slug)

export default function Page() {
  return <LandingPage slug={slug} composition={BaristaPage} />
}
