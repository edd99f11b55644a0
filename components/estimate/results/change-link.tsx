import type { MouseEvent, ReactNode } from 'react'
import styles from './change-link.module.scss'
import { holdFocus } from './hold-focus'

/** How a change is tried: a link to the changed estimate, or a button that changes this one. */
export type ChangeAction = { href: string } | { onTry: () => void }

type ChangeLinkProps = ChangeAction & {
  label?: string
  /** Among words, in place of a button of its own. */
  inline?: boolean
  children: ReactNode
}

export function ChangeLink({ label, inline = false, children, ...action }: ChangeLinkProps) {
  const look = inline ? styles.inline : styles.link
  if ('href' in action) {
    return (
      <a className={look} href={action.href} aria-label={label} rel="nofollow">
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
    <button className={look} type="button" onClick={tryIt} aria-label={label}>
      {children}
    </button>
  )
}
