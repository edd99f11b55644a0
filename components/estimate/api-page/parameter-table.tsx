import { useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { askedParameters, documentParameters } from '@/estimate/export/open-api-parameters'
import { breakable } from './breakable'
import { groupOf, parameterGroups } from './parameter-groups'
import styles from './parameter-table.module.scss'
import { ParameterValues } from './parameter-values'

const parameters = [...askedParameters, ...documentParameters]

/** Every parameter of a call, by what it is about, with its meaning, its values and one of them. */
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
      {parameterGroups.map((group) => (
        <tbody key={group}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={4}>
              {t(`groups.${group}`)}
            </th>
          </tr>
          {parameters
            .filter(({ name }) => groupOf[name] === group)
            .map(({ name, schema, example }) => (
              <tr key={name}>
                <th scope="row">
                  <code translate="no">{name}</code>
                </th>
                <td data-label={columns.meaning}>{t(`of.${name}`)}</td>
                <td data-label={columns.values}>
                  <ParameterValues name={name} schema={name === 'preset' ? { enum: presets.map(({ slug }) => slug) } : schema} />
                </td>
                <td data-label={columns.example}>
                  <code translate="no">{breakable(spell(name, example))}</code>
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}

const spell = (name: string, example: unknown) => `${name}=${Array.isArray(example) ? example.join(`&${name}=`) : example}`
