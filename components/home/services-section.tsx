import { useTranslations } from 'next-intl'
import type { EstimatePreset, Service } from '@/content-client/types'
import { Section } from '../primitives/section'
import { ServiceRows } from '../services/service-rows'
import { ServiceBlueprints } from './service-blueprints'
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
