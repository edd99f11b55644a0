import styles from './climb.module.scss'

/** A flight that climbs through five stations, for a wide window; drawn by `artwork/stage-drawings.ts`. */
export function Climb() {
  return (
    <div className={styles.climb}>
      <img className={styles.flight} src="/images/stages/climb.svg" alt="" width="2040" height="440" loading="lazy" decoding="async" />
    </div>
  )
}
