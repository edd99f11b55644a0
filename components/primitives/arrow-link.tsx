import type { ReactNode } from 'react'
import styles from './arrow-link.module.scss'
import { Icon } from './icon'
import * as icons from './icons'

/** A link that leads on: the signal colour and an arrow. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} rel={href.startsWith('http') ? 'noopener noreferrer' : undefined}>
      {children}
      <Icon path={icons.arrow} className={styles.arrow} />
    </a>
  )
}
