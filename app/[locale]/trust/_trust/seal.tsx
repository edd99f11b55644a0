import styles from './seal.module.scss'

/** Two rings of a stamp and the arcs of an orbit: what a signed paper ends with, across its lower corner. */
export function Seal() {
  return (
    <svg className={styles.seal} viewBox="0 0 96 96" fill="none" stroke="currentColor" strokeLinecap="round" aria-hidden="true">
      <circle cx="48" cy="48" r="45" strokeWidth="1.5" />
      <circle cx="48" cy="48" r="37" strokeDasharray=".1 5.7" strokeWidth="2.5" />
      <circle cx="48" cy="48" r="29" />
      <path d="M36 39a15 15 0 0 1 26 2L35 56a15 15 0 0 0 26 2" strokeWidth="2.5" />
    </svg>
  )
}
