import { notFound } from 'next/navigation'
import { SampleDocumentPage } from '@/components/services/sample-document-page'
import { getSampleDocuments, getService } from '@/content-client'
import { routeAt } from '@/routing/routes'
import { getCurrentLocale } from '../../../../_page/current-locale'
import { entryMetadata } from '../../../../_page/entry-metadata'
import { SitePage } from '../../../../_page/site-page'

type Props = PageProps<'/[locale]/services/[service]/[document]'>

export const dynamicParams = false

export async function generateStaticParams() {
  return (await getSampleDocuments('en')).map(({ slug }) => {
    const [service = '', document = ''] = slug.split('/')
    return { service, document }
  })
}

async function read({ params }: Props) {
  const { service, document } = await params
  const locale = await getCurrentLocale()
  const entry = (await getSampleDocuments(locale)).find(({ slug }) => slug === `${service}/${document}`)
  return { entry, service: await getService(locale, service) }
}

export async function generateMetadata(props: Props) {
  const { entry } = await read(props)
  return entry && entryMetadata(routeAt(`/services/${entry.slug}`), entry)
}

export default async function Page(props: Props) {
  const { entry, service } = await read(props)
  if (!entry || !service) notFound()
  return (
    <SitePage target={routeAt(`/services/${entry.slug}`)} crumb={entry.kind} ground="paper">
      <SampleDocumentPage document={entry} service={service} />
    </SitePage>
  )
}
