import { useTranslations } from 'next-intl'
import styles from './field-list.module.scss'

const fields = [
  ...(['query', 'link', 'catalogue', 'currency', 'changed', 'record', 'input', 'alternatives'] as const),
  ...(['result', 'conflicts', 'completeness', 'trace', 'notices'] as const),
]

/** The members of an answer. */
export function FieldList() {
  const t = useTranslations('EstimateApiPage.fields.of')
  return (
    <dl className={styles.list}>
      {fields.map((field) => (
        <div key={field}>
          <dt>
            <code translate="no">{field}</code>
          </dt>
          <dd>{t(field)}</dd>
        </div>
      ))}
    </dl>
  )
}
