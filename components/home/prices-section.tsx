import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { PresetTable } from '../estimate/preset-table'
import { ArrowLink } from '../primitives/arrow-link'
import { Section } from '../primitives/section'
import styles from './prices-section.module.scss'

export function PricesSection({ presets }: { presets: readonly EstimatePreset[] }) {
  const t = useTranslations('HomePage.prices')
  const link = <ArrowLink href={hrefTo(useLocale(), 'estimate')}>{t('link')}</ArrowLink>
  return (
    <Section title={t('title')} intro={t('intro')} aside={link} layout="stacked">
      <PresetTable presets={presets} caption={t('title')} />
      <p className={styles.note}>{t('note')}</p>
    </Section>
  )
}
