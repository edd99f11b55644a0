import { useLocale, useTranslations } from 'next-intl'
import { PresetTable } from '@/components/estimate/preset-table'
import { choosePresets, pricedPresets } from '@/components/estimate/presets'
import { recordValues } from '@/components/estimate/record-values'
import { StartRate } from '@/components/estimate/start-rate'
import { ArrowLink } from '@/components/primitives/arrow-link'
import type { EstimatePreset } from '@/content-client/types'
import { currentCatalogue, type TrackRecord } from '@/estimate'
import { hrefTo } from '@/routing/routes'
import styles from './prices-section.module.scss'

const headingId = 'prices-title'

export function PricesSection({ presets, record }: { presets: readonly EstimatePreset[]; record: TrackRecord | null }) {
  const t = useTranslations('HomePage.prices')
  const locale = useLocale()
  return (
    <section className={styles.prices} aria-labelledby={headingId}>
      <div className={styles.frame}>
        <div className={styles.lead}>
          <h2 className={styles.title} id={headingId}>
            {t('title')}
          </h2>
          <p className={styles.intro}>{record ? t('introRecord', recordValues(record)) : t('intro')}</p>
        </div>
        <div className={styles.link}>
          <ArrowLink href={hrefTo(locale, 'estimate')}>{t('link')}</ArrowLink>
        </div>
        <div className={styles.table}>
          <PresetTable presets={choosePresets(presets, pricedPresets)} caption={t('title')} />
          <p className={styles.note}>
            {t('note', { catalogue: currentCatalogue.version })}
            <StartRate /> <ArrowLink href={hrefTo(locale, 'cost-guides')}>{t('guides')}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  )
}
