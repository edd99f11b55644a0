import type { MouseEvent, ReactNode } from 'react'
import type { InputPatch } from '@/estimate'
import { isPlainClick } from '../../navigation/plain-click'
import styles from './change-link.module.scss'
import { holdFocus } from './hold-focus'

/** How a change is tried: a link to the changed estimate, which scripts follow in place, or a button where there are always scripts. */
type ChangeAction = { href: string; onTry?: () => void } | { href?: never; onTry: () => void }

export type ActionFor = (patch: InputPatch, label: string) => ChangeAction

type ChangeLinkProps = ChangeAction & {
  label?: string
  /** Among words, in place of a button of its own. */
  inline?: boolean
  /** In place of the look of a pill. */
  className?: string | undefined
  children: ReactNode
}

export function ChangeLink({
  label,
  inline = false,
  className = inline ? styles.inline : styles.link,
  children,
  href,
  onTry,
}: ChangeLinkProps) {
  // None where a page is prerendered: there it is a link alone.
  const tryIt =
    onTry &&
    ((event: MouseEvent<HTMLElement>) => {
      // What opens a link elsewhere is nothing to a button.
      if (href !== undefined && !isPlainClick(event)) return
      event.preventDefault()
      holdFocus(event.currentTarget)
      onTry()
    })
  if (href !== undefined) {
    return (
      <a className={className} href={href} onClick={tryIt} aria-label={label} rel="nofollow">
        {children}
      </a>
    )
  }
  return (
    <button className={className} type="button" onClick={tryIt} aria-label={label}>
      {children}
    </button>
  )
}
