import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { PresetTable } from '../estimate/preset-table'
import { useRateSentence } from '../estimate/start-rate'
import { ArrowLink } from '../primitives/arrow-link'
import { Section } from '../primitives/section'
import { Stack } from '../primitives/stack'

/** What it costs: the presets of the estimate that come near, on one scale. */
export function LandingPrice({ presets }: { presets: readonly EstimatePreset[] }) {
  const t = useTranslations('LandingPage')
  const href = hrefTo(useLocale(), 'estimate')
  return (
    <Section title={t('price')} intro={useRateSentence()} layout="stacked">
      <Stack gap={3}>
        <PresetTable presets={presets} caption={t('price')} />
        <ArrowLink href={href}>{t('priceLink')}</ArrowLink>
      </Stack>
    </Section>
  )
}
