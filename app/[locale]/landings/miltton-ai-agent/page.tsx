import { LandingPage, type LandingProps } from '../../../_page/landing-page'
import { metadataOf } from '../../../_page/page-metadata'
import { getCurrentLocale } from '../../../_site/current-site'
import { AgentPage } from './_agent/agent-page'
import { examine } from './_agent/examine'

export const generateMetadata = () => metadataOf('landings/miltton-ai-agent')

export default function Page() {
  return <LandingPage slug="miltton-ai-agent" composition={ExaminedAgent} />
}

async function ExaminedAgent(props: LandingProps) {
  return <AgentPage {...props} examination={await examine(props.landing, await getCurrentLocale())} />
}
