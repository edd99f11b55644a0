import { notFound } from 'next/navigation'
import { BaristaPage } from '@/components/landings/barista/barista-page'
import { StrapiPage } from '@/components/landings/strapi/strapi-page'
import { getEstimatePresets, getLanding } from '@/content-client'
import { routeAt } from '@/routing/routes'
import { getCurrentLocale } from '../../../_page/current-locale'
import { entryMetadata } from '../../../_page/entry-metadata'
import { SitePage } from '../../../_page/site-page'

type Props = PageProps<'/[locale]/landings/[landing]'>

/** Every landing has a composition of its own; the agent's is a page beside this one. */
const compositions: Readonly<Record<string, typeof BaristaPage>> = { 'ai-barista': BaristaPage, strapi: StrapiPage }

export const dynamicParams = false

export async function generateStaticParams() {
  return Object.keys(compositions).map((landing) => ({ landing }))
}

export async function generateMetadata({ params }: Props) {
  const { landing: slug } = await params
  const landing = await getLanding(await getCurrentLocale(), slug)
  return landing && entryMetadata(routeAt(`/landings/${slug}`), { ...landing, summary: landing.lead })
}

export default async function Page({ params }: Props) {
  const { landing: slug } = await params
  const locale = await getCurrentLocale()
  const landing = await getLanding(locale, slug)
  const Composition = compositions[slug]
  if (!landing || !Composition) notFound()
  const presets = (await getEstimatePresets(locale)).filter((preset) => landing.price.presets.includes(preset.slug))
  return (
    <SitePage target={routeAt(`/landings/${slug}`)} crumb={landing.productName} quietHeader>
      <Composition landing={landing} presets={presets} />
    </SitePage>
  )
}
