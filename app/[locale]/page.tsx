import { MiniEstimate } from '@/components/estimate/mini-estimate/mini-estimate'
import { FinalCall } from '@/components/sections/final-call'
import { QuestionsSection } from '@/components/sections/questions-section'
import { StagesSection } from '@/components/sections/stages-section'
import {
  getArticles,
  getCases,
  getEstimatePresets,
  getOrganisation,
  getPeople,
  getReviews,
  getServices,
  getTopics,
  getTrustSections,
} from '@/content-client'
import { palette } from '@/styles/settings/palette'
import { metadataOf } from '../_page/page-metadata'
import { getQuestionsOf } from '../_page/questions'
import { SitePage } from '../_page/site-page'
import { getCurrentLocale } from '../_site/current-site'
import { getTrackRecord } from '../_site/track-record'
import { CasesSection } from './_home/cases-section'
import { Flight } from './_home/flight/flight'
import { Hero } from './_home/hero'
import { LatestArticles } from './_home/latest-articles'
import { PricesSection } from './_home/prices-section'
import { ReviewsSection } from './_home/reviews-section'
import { ServicesSection } from './_home/services-section'
import { TeamSection } from './_home/team-section'
import { TechnologiesSection } from './_home/technologies-section'

export const generateMetadata = () => metadataOf('index')

export default async function HomePage() {
  const locale = await getCurrentLocale()
  const [organisation, services, presets] = await Promise.all([getOrganisation(locale), getServices(locale), getEstimatePresets(locale)])
  const record = await getTrackRecord(locale)
  return (
    <SitePage target="index">
      <Hero
        organisation={organisation}
        services={services}
        documents={(await getTrustSections(locale)).filter(({ document }) => document).length}
      />
      <ServicesSection services={services} presets={presets} />
      <MiniEstimate presets={presets} record={record} />
      <CasesSection cases={(await getCases(locale)).slice(0, 3)} />
      <StagesSection />
      <TechnologiesSection />
      <TeamSection people={await getPeople(locale)} organisation={organisation} />
      <ReviewsSection reviews={await getReviews(locale)} />
      <PricesSection presets={presets} record={record} />
      <QuestionsSection entries={await getQuestionsOf('index', locale)} />
      <LatestArticles articles={(await getArticles(locale)).slice(0, 4)} topics={await getTopics(locale)} />
      <FinalCall />
      <Flight trail={palette.moonlight} keel={palette.keel} />
    </SitePage>
  )
}
