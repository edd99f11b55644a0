import type { ReactNode } from 'react'
import styles from './data-table.module.scss'

/** `under`: the column below whose values those of this one stand on a phone. */
export type Column = { name: string; kind?: 'number' | 'bar'; quiet?: boolean; under?: number }
type Row = { key: string; cells: readonly ReactNode[] }

type DataTableProps = { caption: string; columns: readonly Column[]; rows: readonly Row[]; foot?: readonly ReactNode[] | undefined }

/** A table whose first column has the row headers. Numbers are aligned to the end. */
export function DataTable({ caption, columns, rows, foot }: DataTableProps) {
  const classOf = ({ kind, quiet, under }: Column) =>
    [kind && styles[kind], quiet && styles.quiet, under !== undefined && styles.roomy].filter(Boolean).join(' ') || undefined
  const stacked = (index: number, cells: readonly ReactNode[]) => {
    const below = columns.flatMap(({ name, under }, other) =>
      under === index && cells[other] != null
        ? [
            <span className={styles.under} data-part="under" key={name}>
              {cells[other]}
            </span>,
          ]
        : [],
    )
    return below.length > 0 ? [<span key="own">{cells[index]}</span>, ...below] : cells[index]
  }
  const names = columns.map(({ name }) => name)
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th className={classOf(column)} scope="col" key={column.name}>
              {column.kind === 'bar' ? <span className={styles.hidden}>{column.name}</span> : stacked(index, names)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th className={styles.name} scope="row" key={column.name}>
                  {stacked(index, cells)}
                </th>
              ) : (
                <td className={classOf(column)} key={column.name}>
                  {stacked(index, cells)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            {columns.map((column, index) =>
              index === 0 ? (
                <th scope="row" key={column.name}>
                  {stacked(index, foot)}
                </th>
              ) : (
                <td className={classOf(column)} key={column.name}>
                  {stacked(index, foot)}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** The figures of a chart as a table that can be opened, for those who cannot see the chart or want to copy its numbers. */
export function ChartTable({ label, ...table }: DataTableProps & { label: string }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{label}</summary>
      <div className={styles.content}>
        <DataTable {...table} />
      </div>
    </details>
  )
}
