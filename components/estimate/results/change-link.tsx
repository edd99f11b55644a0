import type { MouseEvent, ReactNode } from 'react'
import styles from './change-link.module.scss'
import { holdFocus } from './hold-focus'

/** How a change is tried: a link to the changed estimate, or a button that changes this one. */
export type ChangeAction = { href: string } | { onTry: () => void }

export function ChangeLink({ label, children, ...action }: ChangeAction & { label?: string; children: ReactNode }) {
  if ('href' in action) {
    return (
      <a className={styles.link} href={action.href} aria-label={label} rel="nofollow">
        {children}
      </a>
    )
  }
  const { onTry } = action
  const tryIt = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    holdFocus(currentTarget)
    onTry()
  }
  return (
    <button className={styles.link} type="button" onClick={tryIt} aria-label={label}>
      {children}
    </button>
  )
}
