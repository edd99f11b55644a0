import { FinalCall } from '@/components/sections/final-call'
import { QuestionsSection } from '@/components/sections/questions-section'
import { getEstimatePresets, getOrganisation, getServices } from '@/content-client'
import { metadataOf } from '../../_page/page-metadata'
import { getQuestionsOf } from '../../_page/questions'
import { SitePage } from '../../_page/site-page'
import { getCurrentLocale } from '../../_site/current-site'
import { EngagementModels } from './_overview/engagement-models'
import { ServiceChooser } from './_overview/service-chooser'
import { ServicesIntro } from './_overview/services-intro'
import { ServicesList } from './_overview/services-list'
import { ServicesStages } from './_overview/services-stages'

export const generateMetadata = () => metadataOf('services')

export default async function ServicesPage() {
  const locale = await getCurrentLocale()
  const services = await getServices(locale)
  const presets = await getEstimatePresets(locale)
  return (
    <SitePage target="services">
      <ServicesIntro organisation={await getOrganisation(locale)} services={services} presets={presets} />
      <ServiceChooser services={services} presets={presets} />
      <ServicesList services={services} presets={presets} />
      <EngagementModels />
      <ServicesStages />
      <QuestionsSection plain entries={await getQuestionsOf('services', locale)} />
      <FinalCall />
    </SitePage>
  )
}
