import styles from './details.module.scss'

/** What a panel says: under each head of the table, its cell. */
export function Details({ title, of }: { title: string; of: readonly (readonly [head: string, cell: string])[] }) {
  return (
    <div className="grid gap2">
      <h3 className="item">{title}</h3>
      <dl className={styles.list}>
        {of.map(([head, cell]) => (
          <div key={head}>
            <dt className="meta quiet">{head}</dt>
            <dd>{cell}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
