import type { ReactNode } from 'react'
import styles from './result-section.module.scss'

type ResultSectionProps = {
  id: string
  title: string
  intro?: ReactNode
  /** `hung`: content beside the heading; `wide`: content below it. */
  layout?: 'hung' | 'wide'
  /** Below everything a first window shows: laid out when it comes near. */
  far?: boolean
  /** Of no use on paper. */
  screenOnly?: boolean
  children: ReactNode
}

/** A section of the results: heading in columns 1–4, content in columns 5–12 or in all of them. */
export function ResultSection({ id, title, intro, layout = 'hung', far = false, screenOnly = false, children }: ResultSectionProps) {
  return (
    <section
      className={`${styles.section} ${styles[layout]} ${screenOnly ? styles.screen : ''}`}
      id={id}
      aria-labelledby={`${id}-title`}
      data-far={far || undefined}
    >
      <div className={styles.lead}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
