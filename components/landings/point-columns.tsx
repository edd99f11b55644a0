import styles from './point-columns.module.scss'

/** Points side by side: a line, what it is about, and what it means. */
export function PointColumns({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li className={styles.point} key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className="above15 quiet">{text}</p>
        </li>
      ))}
    </ul>
  )
}
