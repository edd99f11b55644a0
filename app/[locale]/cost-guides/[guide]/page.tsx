import { notFound } from 'next/navigation'
import { FinalCall } from '@/components/sections/final-call'
import { getCase, getCostGuide, getCostGuides, getEstimatePresets, getService } from '@/content-client'
import { metadataOf } from '../../../_page/page-metadata'
import { SitePage } from '../../../_page/site-page'
import { getCurrentLocale } from '../../../_site/current-site'
import { getTrackRecord } from '../../../_site/track-record'
import { GuidePage } from './_guide/guide-page'

type Props = PageProps<'/[locale]/cost-guides/[guide]'>

export const dynamicParams = false

const targetOf = (slug: string) => ({ name: 'cost-guides/guide', slug }) as const

export async function generateStaticParams() {
  return (await getCostGuides('en')).map(({ slug }) => ({ guide: slug }))
}

export async function generateMetadata({ params }: Props) {
  return metadataOf(targetOf((await params).guide))
}

export default async function Page({ params }: Props) {
  const { guide: slug } = await params
  const locale = await getCurrentLocale()
  const guide = await getCostGuide(locale, slug)
  const service = guide && (await getService(locale, guide.service))
  if (!guide || !service) notFound()
  const study = guide.study ? await getCase(locale, guide.study) : undefined
  const others = (await getCostGuides(locale)).filter((other) => other.slug !== slug)
  const presets = await getEstimatePresets(locale)
  const record = await getTrackRecord(locale)
  return (
    <SitePage target={targetOf(slug)}>
      <GuidePage {...{ guide, presets, record, service, study, others }} />
      <FinalCall />
    </SitePage>
  )
}
