import { formulas } from '@/estimate/trace/formulas'
import type { TraceEntry } from '@/estimate/trace/recorder'
import sources from '@/estimate/trace/sources.json'
import { trace } from '@/estimate/trace/trace'
import { formatMoney, formatNumber } from '@/messages/format'
import { isKeyOf } from '../words'
import { DataTable } from './data-table'
import styles from './trace-list.module.scss'
import { nameOfEntry, nameOfInput, partOf, traceParts, unitOf } from './trace-names'
import type { EstimateView } from './view'

/** Every figure with its formula, inputs and sources, to four decimals. */
export function TraceList({ view }: { view: EstimateView }) {
  const entries = trace(view.input, view.catalogue)
  const t = view.words.in('EstimateTrace')
  const exact = (value: number) => formatNumber(value, view.words.locale, { maximumFractionDigits: 4 })
  const inUnit = ({ id, value }: TraceEntry) => {
    const unit = unitOf(view, id)
    const money = unit && isKeyOf(view.catalogue.exchange.rates, unit)
    if (money) return formatMoney(value, unit, view.words.locale)
    return unit ? t(`units.${unit}`, { value: exact(value) }) : exact(value)
  }
  return (
    <div>
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
                    {t(`formulas.${entry.formula}`)} <small className={styles.sources}>{formulas[entry.formula].sources.join(', ')}</small>
                  </span>,
                  namesOfInputs(view, entry)
                    .map(([name, value]) => `${name}\u00A0${exact(value)}`)
                    .join('; '),
                  inUnit(entry),
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

/** `url`: where it can be read; some were read as copies that have no public address any more. */
type Source = { name: string; url?: string }

function TraceSources({ words }: Pick<EstimateView, 'words'>) {
  const t = words.in('EstimateTrace')
  return (
    <details className={styles.part}>
      <summary className={styles.summary}>{t('sources')}</summary>
      <dl className={styles.list} lang="en">
        {Object.entries<Source>(sources).map(([id, { name, url }]) => (
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

/** Long sums show only the number of their parts, which have lines of their own. */
function namesOfInputs(view: EstimateView, { inputs }: TraceEntry): [string, number][] {
  const t = view.words.in('EstimateTrace')
  const listed = Object.entries(inputs)
  if (listed.length > 12) return [[t('partsOfSum'), listed.length]]
  return listed.map(([name, { value, from }]) => [from ? nameOfEntry(view, from) : nameOfInput(view, name), value])
}
