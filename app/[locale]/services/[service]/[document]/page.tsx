import { notFound } from 'next/navigation'
import { SampleDocumentPage } from '@/components/documents/sample-document-page'
import { getEstimatePresets, getSampleDocuments, getService, getServices } from '@/content-client'
import { documentRoute, serviceRoute } from '@/routing/routes'
import { metadataOf } from '../../../../_page/page-metadata'
import { SitePage } from '../../../../_page/site-page'
import { noEntry, orNone } from '../../../../_page/static-params'
import { getCurrentLocale } from '../../../../_site/current-site'

type Props = PageProps<'/[locale]/services/[service]/[document]'>

export const dynamicParams = false

export async function generateStaticParams() {
  const services = (await getServices('en')).map(({ slug }) => slug)
  const documents = (await getSampleDocuments('en')).map(({ slug }) => slug.split('/'))
  const all = documents.flatMap(([service = '', document = '']) => (services.includes(service) ? [{ service, document }] : []))
  return orNone(all, { service: noEntry, document: noEntry })
}

export async function generateMetadata({ params }: Props) {
  const { service, document } = await params
  return metadataOf(documentRoute(`${service}/${document}`))
}

export default async function Page({ params }: Props) {
  const { service: serviceSlug, document } = await params
  const locale = await getCurrentLocale()
  const entry = (await getSampleDocuments(locale)).find(({ slug }) => slug === `${serviceSlug}/${document}`)
  const service = await getService(locale, serviceSlug)
  if (!entry || !service) notFound()
  return (
    <SitePage target={documentRoute(entry.slug)}>
      <SampleDocumentPage
        document={entry}
        owner={{ target: serviceRoute(service.slug), title: service.title }}
        presets={await getEstimatePresets(locale)}
      />
    </SitePage>
  )
}
