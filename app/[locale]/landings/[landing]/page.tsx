import { notFound } from 'next/navigation'
import { BaristaPage } from '@/components/landings/barista/barista-page'
import { LandingPage } from '@/components/landings/landing-page'
import { StrapiPage } from '@/components/landings/strapi/strapi-page'
import { getEstimatePresets, getLanding, getLandings } from '@/content-client'
import { routeAt } from '@/routing/routes'
import { getCurrentLocale } from '../../../_page/current-locale'
import { entryMetadata } from '../../../_page/entry-metadata'
import { SitePage } from '../../../_page/site-page'

type Props = PageProps<'/[locale]/landings/[landing]'>

/** Landings that have a composition of their own. */
const compositions: Readonly<Record<string, typeof LandingPage>> = { 'ai-barista': BaristaPage, strapi: StrapiPage }

export const dynamicParams = false

export async function generateStaticParams() {
  const slugs = (await getLandings('en')).map(({ slug }) => slug)
  // The agent's landing is a page of its own beside this one.
  return slugs.filter((slug) => slug !== 'miltton-ai-agent').map((slug) => ({ landing: slug }))
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
  if (!landing) notFound()
  const presets = (await getEstimatePresets(locale)).filter((preset) => landing.price.presets.includes(preset.slug))
  const Composition = compositions[slug] ?? LandingPage
  return (
    <SitePage target={routeAt(`/landings/${slug}`)} crumb={landing.productName} quietHeader>
      <Composition landing={landing} presets={presets} />
    </SitePage>
  )
}
