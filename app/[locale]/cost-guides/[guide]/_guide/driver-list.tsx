import styles from './driver-list.module.scss'

type DriverListProps = { items: readonly { title: string; text: string; note: string }[] }

/** What moves the price, by how much, and why. */
export function DriverList({ items }: DriverListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, text, note }) => (
        <li className={styles.driver} key={title}>
          <p className={styles.amount}>{note}</p>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
