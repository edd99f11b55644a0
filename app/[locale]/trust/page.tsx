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
  const documents = await getSampleDocuments(locale)
  const questions = (await getTrustSections(locale)).map((section) => ({
    ...section,
    document: documents.find(({ slug }) => slug === section.document),
  }))
  return (
    <SitePage target="trust">
      <TrustIntro organisation={await getOrganisation(locale)} questions={questions} />
      <TrustSections questions={questions} />
      <FinalCall />
    </SitePage>
  )
}
