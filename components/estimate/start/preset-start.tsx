import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { currentCatalogue } from '@/estimate'
import { Section } from '../../primitives/section'
import { PresetTable } from '../preset-table'
import { StartRate } from '../start-rate'
import styles from './preset-start.module.scss'

/** Presets to start from. */
export function PresetStart({ presets }: { presets: readonly EstimatePreset[] }) {
  const t = useTranslations('EstimatePage')
  const locale = useLocale()
  const intro = (
    <>
      {t('presetsIntro', { catalogue: currentCatalogue.version })}
      <StartRate />
    </>
  )
  return (
    <Section title={t('presets')} intro={intro} layout="stacked" id="presets">
      <PresetTable presets={presets} caption={t('presets')} />
      <noscript>
        <ul className={styles.plain}>
          {presets.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`/api/estimate/report?preset=${slug}&lang=${locale}`} rel="nofollow">
                {t('plainPreset', { title })}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </Section>
  )
}
