import styles from './stations.module.scss'

type Station = { title: string; text: string; note?: string }

/** Stages of a way on one dotted line: across a wide window, downwards in a narrow one. */
export function Stations({ stations }: { stations: readonly Station[] }) {
  return (
    <ol className={styles.stations} data-count={stations.length}>
      {stations.map(({ title, text, note }) => (
        <li className={styles.station} key={title}>
          <h3 className={styles.title}>{title}</h3>
          {note && <p className={styles.note}>{note}</p>}
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
