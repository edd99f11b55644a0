import type { ReactNode } from 'react'
import styles from './result-section.module.scss'

type ResultSectionProps = {
  id: string
  title: string
  intro?: ReactNode
  /** `hung` has the matter beside the heading, `wide` below it. */
  layout?: 'hung' | 'wide'
  children: ReactNode
}

/** One answer of the results between two lines: its heading in columns 1–4, the matter in 5–12 or across. */
export function ResultSection({ id, title, intro, layout = 'hung', children }: ResultSectionProps) {
  return (
    <section className={`${styles.section} ${styles[layout]}`} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.lead}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <div className={styles.matter}>{children}</div>
    </section>
  )
}
