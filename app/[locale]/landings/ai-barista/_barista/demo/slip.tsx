import type { DemoLabels } from './labels'
import styles from './slip.module.scss'

/** A row as it is printed; the price is empty until the size is known. */
export type SlipRow = { key: string | number; title: string; price: string }

type SlipProps = { rows: readonly SlipRow[]; total: string; notes: readonly string[]; labels: DemoLabels }

/** The order as the shop's till would print it. */
export function Slip({ rows, total, notes, labels }: SlipProps) {
  return (
    <section className={styles.slip} data-ground="paper" aria-label={labels.slipTitle}>
      <p className={styles.head}>
        <span className={styles.shop}>{labels.slipTitle}</span>
        <span className="tiny quiet">{labels.slipSample}</span>
      </p>
      {rows.length === 0 && <p className={styles.empty}>{labels.slipEmpty}</p>}
      <ul className={styles.rows}>
        {rows.map(({ key, title, price }) => (
          <li className={styles.row} key={key}>
            <span>{title}</span>
            <span className="bold nowrap">{price || '…'}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{labels.slipTotal}</span>
        <b className="figure tabular">{total}</b>
      </p>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
