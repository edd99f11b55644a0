import { CasesSection } from '@/components/home/cases-section'
import { FinalCall } from '@/components/home/final-call'
import { Hero } from '@/components/home/hero'
import { LatestArticles } from '@/components/home/latest-articles'
import { PricesSection } from '@/components/home/prices-section'
import { QuestionsSection } from '@/components/home/questions-section'
import { ReviewsSection } from '@/components/home/reviews-section'
import { ServicesSection } from '@/components/home/services-section'
import { StagesSection } from '@/components/home/stages-section'
import { TeamSection } from '@/components/home/team-section'
import { TechnologiesSection } from '@/components/home/technologies-section'
import { MiniEstimate } from '@/components/mini-estimate/mini-estimate'
import { getArticles, getCases, getEstimatePresets, getOrganisation, getPeople, getReviews, getServices, getTopics } from '@/content-client'
import { getCurrentLocale } from '../_page/current-locale'
import { getHomeQuestions } from '../_page/home-questions'
import { messageMetadata } from '../_page/message-metadata'
import { SitePage } from '../_page/site-page'

export const generateMetadata = messageMetadata('index', 'HomePage')

export default async function HomePage() {
  const locale = await getCurrentLocale()
  const [services, presets] = await Promise.all([getServices(locale), getEstimatePresets(locale)])
  return (
    <SitePage target="index" quietHeader>
      <Hero organisation={await getOrganisation(locale)} services={services} />
      <ServicesSection services={services} presets={presets} />
      <MiniEstimate presets={presets} />
      <CasesSection cases={(await getCases(locale)).slice(0, 3)} />
      <StagesSection />
      <TechnologiesSection />
      <TeamSection people={await getPeople(locale)} />
      <ReviewsSection reviews={await getReviews(locale)} />
      <PricesSection presets={presets} />
      <QuestionsSection entries={await getHomeQuestions(locale)} />
      <LatestArticles articles={(await getArticles(locale)).slice(0, 4)} topics={await getTopics(locale)} />
      <FinalCall />
    </SitePage>
  )
}
