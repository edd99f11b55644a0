import type { ReactNode } from 'react'
import styles from './way-on.module.scss'

/** What a section offers in place of the entry that is missing. */
export function WayOn({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.wayOn} aria-labelledby="way-on">
      <h2 className="subheading" id="way-on">
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  )
}
