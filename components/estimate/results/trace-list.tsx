import sources from '@/estimate/trace/sources.json'
import { basisWords } from './basis'
import { DataTable } from './data-table'
import styles from './trace-list.module.scss'
import { traceRows } from './trace-rows'
import type { EstimateView } from './view'

/** Every figure with its formula, inputs and sources, to four decimals. */
export function TraceList({ view }: { view: EstimateView }) {
  const t = view.words.in('EstimateTrace')
  const parts = traceRows(view)
  const named = new Set(parts.flatMap(({ rows }) => rows.flatMap(({ sources: tags }) => tags)))
  return (
    <div>
      <p className={styles.basis}>{basisWords(view).currency}</p>
      {parts.map(({ part, title, rows }) => (
        <details className={styles.part} key={part}>
          <summary className={styles.summary}>{title}</summary>
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
                  {formula} <small className={styles.sources}>{tags.join(', ')}</small>
                </span>,
                inputs,
                value,
              ],
            }))}
          />
        </details>
      ))}
      <TraceSources words={view.words} named={named} />
    </div>
  )
}

/** `url`: where it can be read; some were read as copies that have no public address any more. */
type Source = { name: string; url?: string }

/** What the calculation refers to. */
function TraceSources({ words, named }: Pick<EstimateView, 'words'> & { named: ReadonlySet<string> }) {
  const t = words.in('EstimateTrace')
  const listed = Object.entries<Source>(sources).filter(([id]) => named.has(id))
  return (
    <details className={styles.part}>
      <summary className={styles.summary}>{t('sources')}</summary>
      <dl className={styles.list} lang="en">
        {listed.map(([id, { name, url }]) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd>
              {url ? (
                <a href={url} rel="noopener noreferrer nofollow">
                  {name}
                </a>
              ) : (
                name
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
