import type { ReactNode } from 'react'
import styles from './container.module.scss'

type ContainerProps = {
  /** The end of a page: room before the footer. */
  last?: boolean
  children: ReactNode
}

/** Keeps its children at the content's width, between the window's edges. */
export function Container({ last = false, children }: ContainerProps) {
  return <div className={last ? `wrap ${styles.last}` : 'wrap'}>{children}</div>
}
