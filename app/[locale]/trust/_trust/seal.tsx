import type { SampleDocument } from '@/content-client/types'
import styles from './seal.module.scss'

const orbit = 'M36 39a15 15 0 0 1 26 2L35 56a15 15 0 0 0 26 2'

type Mark = NonNullable<SampleDocument['seal']>

/** What stands in the stamp of a paper. */
const marks: Readonly<Record<Mark, string>> = {
  signature: 'M29 57c7-15 13-23 16-19s-7 18-5 20 9-10 12-8-2 8 1 8 7-4 14-4',
  key: 'M42 48a8 8 0 1 1-16 0 8 8 0 0 1 16 0zm0 0h28m-2 0v8m-9-8v6',
  eye: 'M30 48c9-13 27-13 36 0-9 13-27 13-36 0zm12 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
  lock: 'M36 45h24v18H36zm4 0v-6a8 8 0 0 1 16 0v6m-8 7v4',
  clock: 'M32 48a16 16 0 1 0 32 0 16 16 0 1 0-32 0m16-10v10l7 5',
  bars: 'M35 60v-7m9 7V48m9 12V42m9 18V36',
}

/** Two rings of a stamp and what its paper is about, or the arcs of an orbit: what a signed paper ends with, across its lower corner. */
export function Seal({ mark = null }: { mark?: Mark | null }) {
  return (
    <svg
      className={styles.seal}
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="48" cy="48" r="45" strokeWidth="1.5" />
      <circle cx="48" cy="48" r="37" strokeDasharray=".1 5.7" strokeWidth="2.5" />
      <circle cx="48" cy="48" r="29" />
      <path d={mark ? marks[mark] : orbit} strokeWidth="2.5" />
    </svg>
  )
}
