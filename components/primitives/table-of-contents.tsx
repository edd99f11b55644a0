import type { Heading } from '@/content-client/types'
import { ChapterLinks } from './chapter-links'
import styles from './table-of-contents.module.scss'

type TableOfContentsProps = {
  headings: readonly Heading[]
  title: string
  /** Drawn as a flight from chapter to chapter. */
  flight?: boolean
}

/** Links to the chapters of a long text; nothing for a text with one. */
export function TableOfContents({ headings, title, flight = false }: TableOfContentsProps) {
  const chapters = headings.filter(({ depth }) => depth === 2)
  if (chapters.length < 2) return <div />
  return (
    <nav className={flight ? `${styles.contents} ${styles.flight}` : styles.contents} aria-label={title}>
      <p className="meta below15 quiet">{title}</p>
      <ChapterLinks className={styles.link} chapters={chapters.map(({ id, text }) => ({ id, text }))} />
    </nav>
  )
}
