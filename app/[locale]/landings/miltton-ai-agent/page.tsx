import { notFound } from 'next/navigation'
import { FinalCall } from '@/components/home/final-call'
import { AgentPage } from '@/components/landings/agent/agent-page'
import { getEstimatePresets, getLanding } from '@/content-client'
import { getCurrentLocale } from '../../../_page/current-locale'
import { entryMetadata } from '../../../_page/entry-metadata'
import { SitePage } from '../../../_page/site-page'
import { examine } from '../../../_search/examine'

const target = 'landings/miltton-ai-agent'

const readLanding = async () => getLanding(await getCurrentLocale(), 'miltton-ai-agent')

export async function generateMetadata() {
  const landing = await readLanding()
  return landing && entryMetadata(target, { ...landing, summary: landing.lead })
}

export default async function Page() {
  const locale = await getCurrentLocale()
  const landing = await readLanding()
  if (!landing) notFound()
  const presets = (await getEstimatePresets(locale)).filter((preset) => landing.price.presets.includes(preset.slug))
  return (
    <SitePage target={target} crumb={landing.productName} quietHeader>
      <AgentPage landing={landing} presets={presets} examination={await examine(landing, locale)} />
      <FinalCall />
    </SitePage>
  )
}
