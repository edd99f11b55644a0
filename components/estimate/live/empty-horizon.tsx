import { marks } from '../mini-estimate/horizon-bar'
import { useWords } from '../words-provider'
import styles from './empty-horizon.module.scss'

/** The horizon of the results before the sun: its light is on the way, its marks have no figures yet. */
export function EmptyHorizon() {
  const t = useWords().in('EstimateResults.marks')
  return (
    <div className={styles.horizon} aria-hidden="true">
      <svg className={styles.arc} viewBox="0 0 100 10" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <linearGradient id="empty-arc" gradientUnits="userSpaceOnUse" x2="100">
          <stop stopColor="currentColor" stopOpacity="0" />
          <stop stopColor="currentColor" stopOpacity=".4" offset=".14" />
          <stop stopColor="currentColor" offset=".41" />
          <stop stopColor="currentColor" stopOpacity=".4" offset=".8" />
          <stop stopColor="currentColor" stopOpacity="0" offset="1" />
        </linearGradient>
        <g stroke="url(#empty-arc)" vectorEffect="non-scaling-stroke">
          <path className={styles.line} d="M0 10Q50-10 100 10" />
          <path d="M22 1.6v3M62-.9v3M76 1.2v3M11 6.1v1.3M33 1.2v1.3M50 0v1.3M88 5.8v1.3" />
        </g>
      </svg>
      <i className={styles.sun} />
      {marks.map(([mark, percentile]) => (
        <span className={styles.mark} key={mark}>
          {t(percentile)}
        </span>
      ))}
    </div>
  )
}
