import { useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { type AskedParameter, askedParameters, type DocumentParameter, documentParameters } from '@/estimate/export/open-api-parameters'
import styles from './parameter-table.module.scss'

/** Longer lists stand folded. */
const mostAtOnce = 12

/** Every parameter of a call, with its meaning, its values and one of them. */
export function ParameterTable({ presets }: { presets: readonly EstimatePreset[] }) {
  const t = useTranslations('EstimateApiPage.parameters')
  const columns = { meaning: t('meaning'), values: t('values'), example: t('example') }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          {Object.values(columns).map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...askedParameters, ...documentParameters].map(({ name, schema, example }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td data-label={columns.meaning}>{t(`of.${name}`)}</td>
            <td data-label={columns.values}>
              <Values name={name} schema={name === 'preset' ? { enum: presets.map(({ slug }) => slug) } : schema} />
            </td>
            <td data-label={columns.example}>
              <code>{spell(name, example)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ValuesProps = { name: AskedParameter | DocumentParameter; schema: Readonly<Record<string, unknown>> }

function Values({ name, schema }: ValuesProps) {
  const t = useTranslations('EstimateApiPage.parameters')
  const { minimum, maximum } = schema
  const options = schema.enum ?? schema['x-values']
  if (Array.isArray(options)) {
    const listed = options.map((option, index) => [index > 0 && ', ', <code key={String(option)}>{String(option)}</code>])
    if (options.length <= mostAtOnce) return listed
    return (
      <details>
        <summary>{t('ids', { count: options.length })}</summary>
        {listed}
      </details>
    )
  }
  if (minimum !== undefined) return t('range', { min: String(minimum), max: String(maximum) })
  return t.rich(name === 'alt' ? 'alternative' : name === 'from' ? 'monday' : 'day', { code: (text) => <code>{text}</code> })
}

const spell = (name: string, example: unknown) => `${name}=${Array.isArray(example) ? example.join(`&${name}=`) : example}`
