import { notFound } from 'next/navigation'
import { SampleDocumentPage } from '@/components/documents/sample-document-page'
import { getEstimatePresets, getSampleDocuments, getTrustSections } from '@/content-client'
import { documentRoute, trustPack } from '@/routing/routes'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { noEntry, orNone } from '../../../_page/static-params'
import { getSite } from '../../../_site/current-site'

type Props = PageProps<'/[locale]/trust/[document]'>

export const dynamicParams = false

export async function generateStaticParams() {
  const documents = (await getSampleDocuments('en')).map(({ slug }) => slug.split('/'))
  const all = documents.flatMap(([owner, document = '']) => (owner === trustPack ? [{ document }] : []))
  return orNone(all, { document: noEntry })
}

export async function generateMetadata({ params }: Props) {
  return metadataOf(documentRoute(`${trustPack}/${(await params).document}`))
}

export default async function Page({ params }: Props) {
  const { document } = await params
  const { locale, t } = await getSite()
  const entry = (await getSampleDocuments(locale)).find(({ slug }) => slug === `${trustPack}/${document}`)
  if (!entry) notFound()
  const section = (await getTrustSections(locale)).find((one) => one.document === entry.slug)
  return (
    <SitePage target={documentRoute(entry.slug)}>
      <SampleDocumentPage
        document={entry}
        owner={{ target: 'trust', title: t('PageNames.trust') }}
        presets={await getEstimatePresets(locale)}
        figure={section?.figure}
      />
    </SitePage>
  )
}
