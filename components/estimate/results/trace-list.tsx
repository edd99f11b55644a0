import type { TraceEntry } from '@/estimate/trace/recorder'
import sourceNames from '@/estimate/trace/sources.json'
import { formatNumber } from '@/messages/format'
import { DataTable } from './data-table'
import styles from './trace-list.module.scss'
import { nameOfEntry, partOf, traceParts } from './trace-names'
import type { EstimateView } from './view'

type TraceListProps = { view: EstimateView; entries: readonly TraceEntry[]; sources: Readonly<Record<string, readonly string[]>> }

/** Every figure with its formula, its inputs and its sources, unrounded. */
export function TraceList({ view, entries, sources }: TraceListProps) {
  const t = view.words.in('EstimateTrace')
  const exact = (value: number) => formatNumber(value, view.words.locale, { maximumFractionDigits: 4 })
  return (
    <div className={styles.parts}>
      {traceParts.map((part) => {
        const rows = entries.filter((entry) => partOf(entry) === part)
        return (
          <details className={styles.part} key={part}>
            <summary className={styles.summary}>{t(`parts.${part}`, { count: rows.length })}</summary>
            <DataTable
              caption={t(`parts.${part}`, { count: rows.length })}
              columns={[
                { name: t('figure') },
                { name: t('formula') },
                { name: t('inputs'), quiet: true },
                { name: t('value'), kind: 'number' },
              ]}
              rows={rows.map((entry) => ({
                key: entry.id,
                cells: [
                  nameOfEntry(view, entry.id),
                  <span key="formula">
                    {t(`formulas.${entry.formula}`)} <small className={styles.sources}>{sources[entry.formula]?.join(', ')}</small>
                  </span>,
                  namesOfInputs(view, entry)
                    .map(([name, value]) => `${name}\u00A0${exact(value)}`)
                    .join('; '),
                  exact(entry.value),
                ],
              }))}
            />
          </details>
        )
      })}
      <TraceSources words={view.words} />
    </div>
  )
}

/** Where the formulas come from. */
function TraceSources({ words }: Pick<EstimateView, 'words'>) {
  const t = words.in('EstimateTrace')
  return (
    <details className={styles.part}>
      <summary className={styles.summary}>{t('sources')}</summary>
      <dl className={styles.list} lang="en">
        {Object.entries(sourceNames).map(([id, name]) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Long sums name how many parts they have: each part has a line of its own. */
function namesOfInputs(view: EstimateView, { inputs }: TraceEntry): [string, number][] {
  const t = view.words.in('EstimateTrace')
  const listed = Object.entries(inputs)
  if (listed.length > 12) return [[t('partsOfSum'), listed.length]]
  return listed.map(([name, { value, from }]) => [from ? nameOfEntry(view, from) : t(`given.${name}`), value])
}
