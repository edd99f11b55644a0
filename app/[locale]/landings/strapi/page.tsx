import { LandingPage } from '../../../_page/landing-page'
import { metadataOf } from '../../../_page/page-metadata'
import { StrapiPage } from './_strapi/strapi-page'

export const generateMetadata = () => metadataOf('landings/strapi')

export default function Page() {
  return <LandingPage slug="strapi" composition={StrapiPage} />
}
