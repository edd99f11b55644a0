import { useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { parseEstimate } from '@/estimate'
import { toEstimateFile } from '@/estimate/export/estimate-file'
import { toPresets } from '../presets'
import styles from './call.module.scss'

/** The fields of an answer that are read first, as the interface sends them now. */
export function FirstAnswer({ query, presets }: { query: string; presets: readonly EstimatePreset[] }) {
  const t = useTranslations('EstimateApiPage')
  const {
    schema,
    query: canonical,
    catalogue,
    currency: shownIn,
    result,
    notices,
  } = toEstimateFile(parseEstimate(query, { presets: toPresets(presets) }), '')
  const { currency, hours, cost, weeks, phases } = result
  const shown = { schema, query: canonical, catalogue, currency: shownIn, result: { currency, hours, cost, weeks, phases }, notices }
  return (
    <figure className={styles.call}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{t('calls.answer')}</span>
      </figcaption>
      <pre className={styles.code} lang="en">
        <code>{JSON.stringify(shown, null, 2)}</code>
      </pre>
    </figure>
  )
}
