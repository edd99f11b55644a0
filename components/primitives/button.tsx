import type { ComponentProps } from 'react'
import styles from './button-link.module.scss'
import { Icon } from './icon'
import * as icons from './icons'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** `primary` is sunflower: the one action of a screen. */
  kind?: 'primary' | 'outlined'
  size?: 'large' | 'small'
  arrow?: boolean
}

/** A button that looks like the links that lead on. */
export function Button({ kind = 'outlined', size = 'large', arrow = false, type = 'button', children, ...attributes }: ButtonProps) {
  return (
    <button className={`${styles.button} ${styles[kind]} ${styles[size]}`} type={type} data-kind={kind} {...attributes}>
      <span>{children}</span>
      {arrow && <Icon path={icons.arrow} className={styles.arrow} />}
    </button>
  )
}
