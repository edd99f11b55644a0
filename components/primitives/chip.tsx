import type { ReactNode } from 'react'
import styles from './chip.module.scss'

/** Choices in a row: on a phone one strip that is moved sideways, from there on they wrap. */
export function ChipList({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}

type ChipProps = {
  href: string
  /** What is chosen is a state, not an action: starlight, never sunflower. */
  chosen: boolean
  /** How many entries stand behind it. */
  count?: number
  children: ReactNode
}

/** One choice: a link to a page where it is made. */
export function Chip({ href, chosen, count, children }: ChipProps) {
  return (
    <li className="rigid">
      <a className={styles.chip} href={href} aria-current={chosen ? 'true' : undefined} data-none={count === 0 ? '' : undefined}>
        <span>{children}</span> {count !== undefined && <span className={styles.count}>{count}</span>}
      </a>
    </li>
  )
}
