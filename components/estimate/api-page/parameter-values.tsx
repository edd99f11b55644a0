import { useTranslations } from 'next-intl'
import type { AskedParameter, DocumentParameter } from '@/estimate/export/open-api-parameters'
import styles from './parameter-values.module.scss'

/** Longer lists stand folded. */
const mostAtOnce = 12

type ParameterValuesProps = { name: AskedParameter | DocumentParameter; schema: Readonly<Record<string, unknown>> }

/** What a parameter takes; the value it has by itself is lit. */
export function ParameterValues({ name, schema }: ParameterValuesProps) {
  const t = useTranslations('EstimateApiPage.parameters')
  const { minimum, maximum } = schema
  const options = schema.enum ?? schema['x-values']
  if (Array.isArray(options)) {
    const listed = (
      <span className={styles.values}>
        {options.map((option) => (
          <code translate="no" data-default={option === schema.default ? '' : undefined} key={String(option)}>
            {String(option)}
            {option === schema.default && <span className="visuallyHidden"> ({t('default')})</span>}
          </code>
        ))}
      </span>
    )
    if (options.length <= mostAtOnce) return listed
    return (
      <details>
        <summary className={styles.summary}>{t('ids', { count: options.length })}</summary>
        {listed}
      </details>
    )
  }
  if (minimum !== undefined) return t('range', { min: String(minimum), max: String(maximum) })
  return t.rich(name === 'alt' ? 'alternative' : name === 'from' ? 'monday' : 'day', { code: (text) => <code translate="no">{text}</code> })
}
