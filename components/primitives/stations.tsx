import styles from './stations.module.scss'

type Station = { title: string; text: string; note?: string; href?: string }

type StationsProps = {
  stations: readonly Station[]
  /** A drawing above them shows the way in a wide window. */
  under?: boolean
}

/** Stages of a way on one dotted line: across a wide window; a narrow one shows a stage at a time and is pushed along. */
export function Stations({ stations, under = false }: StationsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a line that scrolls has to be reachable by keyboard
    <ol className={under ? `${styles.stations} ${styles.under}` : styles.stations} data-count={stations.length} tabIndex={0}>
      {stations.map(({ title, text, note, href }) => (
        <li className={styles.station} key={title}>
          <h3 className={styles.title}>{href ? <a href={href}>{title}</a> : title}</h3>
          {note && <p className={styles.note}>{note}</p>}
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
