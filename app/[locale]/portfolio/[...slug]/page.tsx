import { notFound } from 'next/navigation'
import { getCase, getCases, getServices } from '@/content-client'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { noEntry, orNone } from '../../../_page/static-params'
import { getCurrentLocale } from '../../../_site/current-site'
import { CasePage } from '../_case/case-page'

type Props = PageProps<'/[locale]/portfolio/[...slug]'>

export const dynamicParams = false

export async function generateStaticParams() {
  const all = (await getCases('en')).map(({ slug }) => ({ slug: slug.split('/') }))
  return orNone(all, { slug: [noEntry] })
}

export async function generateMetadata({ params }: Props) {
  return metadataOf({ name: 'portfolio/case', slug: (await params).slug.join('/') })
}

export default async function Page({ params }: Props) {
  const slug = (await params).slug.join('/')
  const locale = await getCurrentLocale()
  const study = await getCase(locale, slug)
  if (!study) notFound()
  const cases = await getCases(locale)
  const services = (await getServices(locale)).filter((service) => study.services.includes(service.slug))
  return (
    <SitePage target={{ name: 'portfolio/case', slug }}>
      <CasePage study={study} services={services} next={cases[(cases.indexOf(study) + 1) % cases.length]} />
    </SitePage>
  )
}
