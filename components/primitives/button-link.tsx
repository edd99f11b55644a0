import type { ReactNode } from 'react'
import styles from './button-link.module.scss'
import { Icon } from './icon'
import * as icons from './icons'

type ButtonLinkProps = {
  href: string
  /** `primary` is sunflower: the one action of a screen. */
  kind?: 'primary' | 'outlined'
  size?: 'large' | 'small'
  arrow?: boolean
  children: ReactNode
}

export function ButtonLink({ href, kind = 'outlined', size = 'large', arrow = false, children }: ButtonLinkProps) {
  return (
    <a className={`${styles.button} ${styles[kind]} ${styles[size]}`} href={href} data-kind={kind}>
      <span>{children}</span>
      {arrow && <Icon path={icons.arrow} className={styles.arrow} />}
    </a>
  )
}
