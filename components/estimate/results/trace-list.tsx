import opener from '../opener.module.scss'
import { basisWords } from './basis'
import { DataTable } from './data-table'
import { SourceLink } from './source-link'
import { type SourceId, sourcesOf } from './sources'
import styles from './trace-list.module.scss'
import { traceRows } from './trace-rows'
import type { EstimateView } from './view'

/** Every figure with its formula, inputs and sources, to four decimals. */
export function TraceList({ view }: { view: EstimateView }) {
  const t = view.words.in('EstimateTrace')
  const parts = traceRows(view)
  return (
    <div>
      <p className={styles.basis}>{basisWords(view).currency}</p>
      {parts.map(({ part, title, rows }) => (
        <details className={styles.part} key={part}>
          <summary className={`${opener.opener} ${styles.summary}`}>{title}</summary>
          <DataTable
            caption={title}
            columns={[
              { name: t('figure') },
              { name: t('formula') },
              { name: t('inputs'), quiet: true },
              { name: t('value'), kind: 'number' },
            ]}
            rows={rows.map(({ id, name, formula, sources: tags, inputs, value }) => ({
              key: id,
              cells: [
                name,
                <span key="formula">
                  <span>{formula}</span> <small className="quiet nowrap">{tags.join(', ')}</small>
                </span>,
                inputs,
                value,
              ],
            }))}
          />
        </details>
      ))}
      <TraceSources words={view.words} ids={sourcesOf(parts)} />
    </div>
  )
}

/** What the calculation refers to. */
function TraceSources({ words, ids }: Pick<EstimateView, 'words'> & { ids: readonly SourceId[] }) {
  const t = words.in('EstimateTrace')
  return (
    <details className={styles.part}>
      <summary className={`${opener.opener} ${styles.summary}`}>{t('sources')}</summary>
      <dl className={styles.list}>
        {ids.map((id) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd>
              <SourceLink id={id} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
