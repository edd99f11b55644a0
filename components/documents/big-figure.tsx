import styles from './big-figure.module.scss'

/** The one figure a document is remembered by, and what it counts. */
export function BigFigure({ value, label }: { value: string; label: string }) {
  return (
    <span className={styles.figure}>
      <b className={value.length > 3 ? styles.value : styles.number}>{value}</b> {label}
    </span>
  )
}
