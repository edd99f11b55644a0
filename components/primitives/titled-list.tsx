import styles from './titled-list.module.scss'

type TitledItem = { title: string; text: string; note?: string }

type TitledListProps = {
  items: readonly TitledItem[]
  /** Steps are counted and stand in their order. */
  ordered?: boolean
  /** The note of each is a figure, and what one looks for. */
  figures?: boolean
}

/** Rows with lines, not cards: a title, what it means, and a note such as a duration. */
export function TitledList({ items, ordered = false, figures = false }: TitledListProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {items.map(({ title, text, note }) => (
        <li className={styles.item} key={title}>
          <div>
            <h3 className="item">{title}</h3>
            {note && !figures && <p className="meta above05 quiet">{note}</p>}
          </div>
          {figures && <p className={styles.figure}>{note}</p>}
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </List>
  )
}
