import { StrapiPage } from '@/components/landings/strapi/strapi-page'
import { LandingPage, landingMetadata } from '../../../_page/landing-page'

const slug = 'strapi'

export const generateMetadata = landingMetadata(slug)

export default function Page() {
  return <LandingPage slug={slug} composition={StrapiPage} />
}
