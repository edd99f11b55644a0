import { notFound } from 'next/navigation'
import { CasePage } from '@/components/portfolio/case-page'
import { getCase, getCases, getServices } from '@/content-client'
import { getCurrentLocale } from '../../../_page/current-locale'
import { entryMetadata } from '../../../_page/entry-metadata'
import { SitePage } from '../../../_page/site-page'

type Props = PageProps<'/[locale]/portfolio/[...slug]'>

export const dynamicParams = false

export async function generateStaticParams() {
  return (await getCases('en')).map(({ slug }) => ({ slug: slug.split('/') }))
}

export async function generateMetadata({ params }: Props) {
  const slug = (await params).slug.join('/')
  const study = await getCase(await getCurrentLocale(), slug)
  return study && entryMetadata({ name: 'portfolio/case', slug }, { ...study, title: `${study.client}: ${study.title}` })
}

export default async function Page({ params }: Props) {
  const slug = (await params).slug.join('/')
  const locale = await getCurrentLocale()
  const study = await getCase(locale, slug)
  if (!study) notFound()
  const cases = await getCases(locale)
  const services = (await getServices(locale)).filter((service) => study.services.includes(service.slug))
  return (
    <SitePage target={{ name: 'portfolio/case', slug }} crumb={study.client}>
      <CasePage study={study} services={services} next={cases[(cases.indexOf(study) + 1) % cases.length]} />
    </SitePage>
  )
}
