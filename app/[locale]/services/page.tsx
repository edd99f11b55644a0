import { FinalCall } from '@/components/home/final-call'
import { QuestionsSection } from '@/components/home/questions-section'
import { StagesSection } from '@/components/home/stages-section'
import { EngagementModels } from '@/components/services/engagement-models'
import { ServiceChooser } from '@/components/services/service-chooser'
import { ServicesIntro } from '@/components/services/services-intro'
import { ServicesList } from '@/components/services/services-list'
import { getEstimatePresets, getFaqEntries, getServices } from '@/content-client'
import { getCurrentLocale } from '../../_page/current-locale'
import { messageMetadata } from '../../_page/message-metadata'
import { SitePage } from '../../_page/site-page'

export const generateMetadata = messageMetadata('services', 'ServicesPage')

export default async function ServicesPage() {
  const locale = await getCurrentLocale()
  const services = await getServices(locale)
  const presets = await getEstimatePresets(locale)
  return (
    <SitePage target="services">
      <ServicesIntro />
      <ServiceChooser services={services} presets={presets} />
      <ServicesList services={services} presets={presets} />
      <EngagementModels />
      <StagesSection plain />
      <QuestionsSection plain entries={(await getFaqEntries(locale)).slice(0, 5)} />
      <FinalCall />
    </SitePage>
  )
}
