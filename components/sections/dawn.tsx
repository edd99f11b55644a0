import type { ReactNode } from 'react'
import styles from './dawn.module.scss'

type DawnProps = {
  title: string
  lead: string
  /** How it is set where it opens a page: its title is the page's, its scene is in sight at once, and the sun is yet to come. */
  opening?: string
  /** Where to go from here. */
  children: ReactNode
}

/** A few words over a planet at dawn. */
export function Dawn({ title, lead, opening, children }: DawnProps) {
  const Title = opening ? 'h1' : 'h2'
  return (
    <section className={opening ? `${styles.dawn} ${opening}` : styles.dawn}>
      <img
        className={styles.scene}
        src={opening ? '/images/orbit/before-dawn.svg' : '/images/orbit/dawn.svg'}
        alt=""
        width="1440"
        height="760"
        loading={opening ? 'eager' : 'lazy'}
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
