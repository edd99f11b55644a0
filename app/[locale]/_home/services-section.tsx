import { useTranslations } from 'next-intl'
import { Section } from '@/components/primitives/section'
import { ServiceBlueprints } from '@/components/services/service-blueprints'
import { ServiceRows } from '@/components/services/service-rows'
import type { EstimatePreset, Service } from '@/content-client/types'
import styles from './services-section.module.scss'

type ServicesSectionProps = { services: readonly Service[]; presets: readonly EstimatePreset[] }

export function ServicesSection(props: ServicesSectionProps) {
  const t = useTranslations('HomePage.services')
  return (
    <Section className={styles.services} title={t('title')} intro={t('intro')} aside={<ServiceBlueprints />}>
      <ServiceRows {...props} />
    </Section>
  )
}
