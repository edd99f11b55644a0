import type { ReactNode } from 'react'
import { Island } from './island'
import styles from './section.module.scss'

type SectionProps = {
  title: string
  intro?: ReactNode
  /** An anchor other pages link to. */
  id?: string
  /** Stands under the intro, on the left. */
  aside?: ReactNode
  /** `hung` keeps the heading left of the content, `narrow` in one column less, `stacked` above it. */
  layout?: 'hung' | 'narrow' | 'stacked'
  /** The section's own ground and light. */
  className?: string | undefined
  children: ReactNode
}

/** A section of a page: its heading hangs left in columns 1–5, the content in 6–12. */
export function Section({ title, intro, id, aside, layout = 'hung', className = '', children }: SectionProps) {
  const headingId = `${id ?? slugify(title)}-title`
  return (
    <Island>
      <section className={`${styles.section} ${className}`} id={id} aria-labelledby={headingId}>
        <div className={layout === 'hung' ? styles.frame : `${styles.frame} ${styles[layout]}`}>
          <div className={styles.lead}>
            <h2 className={styles.title} id={headingId}>
              {title}
            </h2>
            {intro && <p className={styles.intro}>{intro}</p>}
            {aside}
          </div>
          <div className={styles.content}>{children}</div>
        </div>
      </section>
    </Island>
  )
}

function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
