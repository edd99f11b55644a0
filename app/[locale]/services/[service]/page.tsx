import { notFound } from 'next/navigation'
import { FinalCall } from '@/components/home/final-call'
import { ServicePage } from '@/components/services/service-page'
import { getCases, getEstimatePresets, getSampleDocuments, getService, getServices } from '@/content-client'
import { routeAt } from '@/routing/routes'
import { getCurrentLocale } from '../../../_page/current-locale'
import { entryMetadata } from '../../../_page/entry-metadata'
import { SitePage } from '../../../_page/site-page'

type Props = PageProps<'/[locale]/services/[service]'>

export const dynamicParams = false

export async function generateStaticParams() {
  return (await getServices('en')).map(({ slug }) => ({ service: slug }))
}

export async function generateMetadata({ params }: Props) {
  const { service: slug } = await params
  const service = await getService(await getCurrentLocale(), slug)
  return service && entryMetadata(routeAt(`/services/${slug}`), { ...service, summary: service.lead })
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
    <SitePage target={routeAt(`/services/${slug}`)} crumb={service.title} quietHeader>
      <ServicePage service={service} presets={await getEstimatePresets(locale)} cases={cases} related={related} document={document} />
      <FinalCall />
    </SitePage>
  )
}
