import { FinalCall } from '@/components/sections/final-call'
import { getOrganisation, getSampleDocuments, getTrustSections } from '@/content-client'
import { metadataOf } from '../../_page/page-metadata'
import { SitePage } from '../../_page/site-page'
import { getCurrentLocale } from '../../_site/current-site'
import { TrustIntro } from './_trust/trust-intro'
import { TrustSections } from './_trust/trust-sections'

export const generateMetadata = () => metadataOf('trust')

export default async function TrustPage() {
  const locale = await getCurrentLocale()
  const [sections, documents] = [await getTrustSections(locale), await getSampleDocuments(locale)]
  const named = sections.flatMap(({ document }) => documents.find(({ slug }) => slug === document) ?? [])
  return (
    <SitePage target="trust">
      <TrustIntro organisation={await getOrganisation(locale)} documents={named} />
      <TrustSections sections={sections} documents={named} />
      <FinalCall />
    </SitePage>
  )
}
