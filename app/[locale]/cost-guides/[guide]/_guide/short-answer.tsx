import { useLocale, useTranslations } from 'next-intl'
import { pricesIn, startPrices } from '@/components/estimate/labels'
import { PresetHorizon } from '@/components/estimate/results/preset-horizon'
import { StartRate } from '@/components/estimate/start-rate'
import type { EstimatePreset } from '@/content-client/types'
import styles from './short-answer.module.scss'

export type ShortAnswerProps = {
  preset: EstimatePreset
  /** Its price and what that means, as feeds and the search give it too. */
  answer: { range: string; meaning: string }
}

/** What such a project costs, as the largest thing of the page, and the dawn over its range. */
export function ShortAnswer({ preset, answer }: ShortAnswerProps) {
  const t = useTranslations('CostGuidePage')
  const marks = useTranslations('MiniEstimate.marks')
  const locale = useLocale()
  const price = pricesIn(locale)
  return (
    <section className={styles.answer} aria-labelledby="short-answer">
      <div className={styles.frame}>
        <h2 className="small quiet semibold" id="short-answer">
          {t('short')}
        </h2>
        <p className={styles.range}>{answer.range}</p>
        <PresetHorizon preset={preset} shown={startPrices(locale)} caption={(percentile) => marks(percentile)} price={price} />
        <p className="above4 quiet measurePage">
          {answer.meaning}
          <StartRate />
        </p>
      </div>
    </section>
  )
}
