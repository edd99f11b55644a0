import { useTranslations } from 'next-intl'
import type { EstimatePreset, Service } from '@/content-client/types'
import { Section } from '../primitives/section'
import { ServiceRows } from '../services/service-rows'

type ServicesSectionProps = { services: readonly Service[]; presets: readonly EstimatePreset[] }

export function ServicesSection(props: ServicesSectionProps) {
  const t = useTranslations('HomePage.services')
  return (
    <Section title={t('title')} intro={t('intro')}>
      <ServiceRows {...props} />
    </Section>
  )
}
