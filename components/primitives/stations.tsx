import styles from './stations.module.scss'

type Station = { title: string; text: string; note?: string }

type StationsProps = { stations: readonly Station[] }

/** Stages of a way on one dotted line: across a wide window; a narrow one shows a stage at a time and is pushed along. */
export function Stations({ stations }: StationsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a line that scrolls has to be reachable by keyboard
    <ol className={styles.stations} data-count={stations.length} tabIndex={0}>
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
