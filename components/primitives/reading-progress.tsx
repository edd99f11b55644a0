import styles from './reading-progress.module.scss'

/** How much of a long text is read. The text around it has the `view-timeline` named `--reading`. */
export function ReadingProgress() {
  return <div className={styles.progress} aria-hidden="true" />
}
