import type { ReactNode } from 'react'
import styles from './page-heading.module.scss'

type PageHeadingProps = {
  title: ReactNode
  lead?: ReactNode
  /** Stands above the title: topic, client, a badge. */
  above?: ReactNode
  /** In a wide window the lead stands at the right of the title. */
  split?: boolean
  /** The page's actions. */
  children?: ReactNode
}

/** The top of an inner page: the only h1, what the page is, and what to do next. */
export function PageHeading({ title, lead, above, split = false, children }: PageHeadingProps) {
  return (
    <header className={split ? `${styles.heading} ${styles.split}` : styles.heading}>
      {above && <p className={styles.above}>{above}</p>}
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  )
}
