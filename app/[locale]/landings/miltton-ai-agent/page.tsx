import { AgentPage } from '@/components/landings/agent/agent-page'
import { getCurrentLocale } from '../../../_page/current-locale'
import { LandingPage, type LandingProps, landingMetadata } from '../../../_page/landing-page'
import { examine } from '../../../_search/examine'

const slug = 'miltton-ai-agent'

export const generateMetadata = landingMetadata(slug)

export default function Page() {
  return <LandingPage slug={slug} composition={ExaminedAgent} />
}

async function ExaminedAgent(props: LandingProps) {
  return <AgentPage {...props} examination={await examine(props.landing, await getCurrentLocale())} />
}
