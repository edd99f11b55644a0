import { notFound } from 'next/navigation'
import type { ComponentType } from 'react'
import { LandingForm } from '@/components/landings/landing-form'
import { getEstimatePresets, getLanding, getShellRecords } from '@/content-client'
import type { EstimatePreset, Landing } from '@/content-client/types'
import { hrefTo, landingRoute } from '@/routing/routes'
import { getCurrentLocale } from '../_site/current-site'
import { SitePage } from './site-page'

export type LandingProps = { landing: Landing; presets: readonly EstimatePreset[] }

/** A landing in the site's frame: its own composition, then the form. */
export async function LandingPage({ slug, composition: Composition }: { slug: string; composition: ComponentType<LandingProps> }) {
  const locale = await getCurrentLocale()
  const landing = await getLanding(locale, slug)
  if (!landing) notFound()
  const presets = (await getEstimatePresets(locale)).filter((preset) => landing.price.presets.includes(preset.slug))
  const { salesEmail } = await getShellRecords()
  const target = landingRoute(slug)
  return (
    <SitePage target={target}>
      <Composition landing={landing} presets={presets} />
      <LandingForm landing={landing} email={salesEmail} page={hrefTo(locale, target)} />
    </SitePage>
  )
}
