import { useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { parseEstimate } from '@/estimate'
import { toEstimateFile } from '@/estimate/export/estimate-file'
import { toPresets } from '../presets'
import { explained } from './answer-notes'
import styles from './call.module.scss'
import { JsonLines } from './json-lines'

/** The fields of an answer that are read first, as the interface sends them now, in whole numbers. */
export function FirstAnswer({ query, presets }: { query: string; presets: readonly EstimatePreset[] }) {
  const t = useTranslations('EstimateApiPage')
  const file = toEstimateFile(parseEstimate(query, { presets: toPresets(presets) }), '')
  const { currency, cost, hours, weeks, likelyWeeks, phases } = file.result
  const { schema, query: canonical, catalogue, notices } = file
  const result = { currency, cost: whole(cost), hours: whole(hours), weeks, likelyWeeks, phases }
  return (
    <figure className={styles.pane}>
      <figcaption className={styles.head}>
        <span className="small strong">{t('calls.answer')}</span>
        <span className={styles.note}>{t('first.whole')}</span>
      </figcaption>
      {/* Whoever has no pointer scrolls it with the keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <pre className={`${styles.code} ${styles.answer}`} lang="en" tabIndex={0}>
        <code translate="no">
          <JsonLines value={{ schema, query: canonical, catalogue, result, notices }} marked={explained} />
        </code>
      </pre>
    </figure>
  )
}

const whole = <Values extends Record<string, number>>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Math.round(value)]))
