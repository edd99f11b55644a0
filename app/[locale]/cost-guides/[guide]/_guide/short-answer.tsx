import { useLocale, useTranslations } from 'next-intl'
import { pricesIn, startPrices } from '@/components/estimate/labels'
import { recordValues } from '@/components/estimate/record-values'
import { PresetHorizon } from '@/components/estimate/results/preset-horizon'
import { StartRate } from '@/components/estimate/start-rate'
import type { EstimatePreset } from '@/content-client/types'
import type { TrackRecord } from '@/estimate'
import styles from './short-answer.module.scss'

type ShortAnswerProps = { preset: EstimatePreset; record: TrackRecord | null }

/** What such a project costs, as the largest thing of the page, and the dawn over its range. */
export function ShortAnswer({ preset, record }: ShortAnswerProps) {
  const t = useTranslations('CostGuidePage')
  const marks = useTranslations('MiniEstimate.marks')
  const locale = useLocale()
  const price = pricesIn(locale)
  const { cost, weeks } = preset.sizes.usual
  const expected = { expected: price(cost.p50), weeks }
  return (
    <section className={styles.answer} aria-labelledby="short-answer">
      <div className={styles.frame}>
        <h2 className={styles.label} id="short-answer">
          {t('short')}
        </h2>
        <p className={styles.range}>{t('range', { from: price(cost.p10), to: price(cost.p90) })}</p>
        <PresetHorizon preset={preset} shown={startPrices(locale)} caption={(percentile) => marks(percentile)} price={price} />
        <p className={styles.meaning}>
          {record ? t('meaningRecord', { ...expected, ...recordValues(record) }) : t('meaning', expected)}
          <StartRate />
        </p>
      </div>
    </section>
  )
}
