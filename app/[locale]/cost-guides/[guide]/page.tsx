import { notFound } from 'next/navigation'
import { FinalCall } from '@/components/sections/final-call'
import { getCase, getCostGuide, getCostGuides, getEstimatePresets, getService } from '@/content-client'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { noEntry, orNone } from '../../../_page/static-params'
import { guideAnswer } from '../../../_search/price-passages'
import { getSite } from '../../../_site/current-site'
import { GuidePage } from './_guide/guide-page'

type Props = PageProps<'/[locale]/cost-guides/[guide]'>

export const dynamicParams = false

const targetOf = (slug: string) => ({ name: 'cost-guides/guide', slug }) as const

export async function generateStaticParams() {
  const all = (await getCostGuides('en')).map(({ slug }) => ({ guide: slug }))
  return orNone(all, { guide: noEntry })
}

export async function generateMetadata({ params }: Props) {
  return metadataOf(targetOf((await params).guide))
}

export default async function Page({ params }: Props) {
  const { guide: slug } = await params
  const site = await getSite()
  const { locale } = site
  const guide = await getCostGuide(locale, slug)
  const service = guide && (await getService(locale, guide.service))
  if (!guide || !service) notFound()
  const study = guide.study ? await getCase(locale, guide.study) : undefined
  const others = (await getCostGuides(locale)).filter((other) => other.slug !== slug)
  const presets = await getEstimatePresets(locale)
  const answer = await guideAnswer(guide, site)
  return (
    <SitePage target={targetOf(slug)}>
      <GuidePage {...{ guide, presets, answer, service, study, others }} />
      <FinalCall />
    </SitePage>
  )
}
