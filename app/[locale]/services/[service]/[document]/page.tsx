import { notFound } from 'next/navigation'
import { getSampleDocuments, getService } from '@/content-client'
import { documentRoute } from '@/routing/routes'
import { metadataOf } from '../../../../_page/page-metadata'
import { SitePage } from '../../../../_page/site-page'
import { getCurrentLocale } from '../../../../_site/current-site'
import { SampleDocumentPage } from './_document/sample-document-page'

type Props = PageProps<'/[locale]/services/[service]/[document]'>

export const dynamicParams = false

export async function generateStaticParams() {
  return (await getSampleDocuments('en')).map(({ slug }) => {
    const [service = '', document = ''] = slug.split('/')
    return { service, document }
  })
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
      <SampleDocumentPage document={entry} service={service} />
    </SitePage>
  )
}
