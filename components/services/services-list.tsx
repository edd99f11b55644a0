import { useTranslations } from 'next-intl'
import type { EstimatePreset, Service } from '@/content-client/types'
import { ServiceBlueprints } from '../home/service-blueprints'
import { Section } from '../primitives/section'
import { ServiceRows } from './service-rows'

export function ServicesList(props: { services: readonly Service[]; presets: readonly EstimatePreset[] }) {
  const t = useTranslations('ServicesPage')
  return (
    <Section title={t('list')} aside={<ServiceBlueprints />}>
      <ServiceRows {...props} />
    </Section>
  )
}
