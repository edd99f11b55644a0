import type { ReactNode } from 'react'
import styles from './dawn.module.scss'

type DawnProps = {
  title: string
  lead: string
  /** It opens a page: its title is the page's, and its scene is in sight at once. */
  opens?: boolean
  /** Where to go from here. */
  children: ReactNode
}

/** A few words over a planet at dawn. */
export function Dawn({ title, lead, opens = false, children }: DawnProps) {
  const Title = opens ? 'h1' : 'h2'
  return (
    <section className={opens ? `${styles.dawn} ${styles.opening}` : styles.dawn}>
      <img
        className={styles.scene}
        data-still="dawn"
        src="/images/orbit/dawn.svg"
        alt=""
        width="1440"
        height="760"
        loading={opens ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  )
}
