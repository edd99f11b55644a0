import { useTranslations } from 'next-intl'
import { Section } from '@/components/primitives/section'
import { ServiceBlueprints } from '@/components/services/service-blueprints'
import { ServiceRows } from '@/components/services/service-rows'
import type { EstimatePreset, Service } from '@/content-client/types'

export function ServicesList(props: { services: readonly Service[]; presets: readonly EstimatePreset[] }) {
  const t = useTranslations('ServicesPage')
  return (
    <Section title={t('list')} aside={<ServiceBlueprints />}>
      <ServiceRows {...props} />
    </Section>
  )
}
