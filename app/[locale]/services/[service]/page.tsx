import { notFound } from 'next/navigation'
import { FinalCall } from '@/components/sections/final-call'
import { getCases, getEstimatePresets, getSampleDocuments, getService, getServices } from '@/content-client'
import { serviceRoute } from '@/routing/routes'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { getCurrentLocale } from '../../../_site/current-site'
import { ServicePage } from './_service/service-page'

type Props = PageProps<'/[locale]/services/[service]'>

export const dynamicParams = false

export async function generateStaticParams() {
  return (await getServices('en')).map(({ slug }) => ({ service: slug }))
}

export async function generateMetadata({ params }: Props) {
  return metadataOf(serviceRoute((await params).service))
}

export default async function Page({ params }: Props) {
  const { service: slug } = await params
  const locale = await getCurrentLocale()
  const service = await getService(locale, slug)
  if (!service) notFound()
  const cases = (await getCases(locale)).filter((study) => service.cases.includes(study.slug))
  const related = (await getServices(locale)).filter((other) => service.related.includes(other.slug))
  const document = (await getSampleDocuments(locale)).find((candidate) => candidate.slug.startsWith(`${slug}/`))
  return (
    <SitePage target={serviceRoute(slug)}>
      <ServicePage service={service} presets={await getEstimatePresets(locale)} cases={cases} related={related} document={document} />
      <FinalCall />
    </SitePage>
  )
}
