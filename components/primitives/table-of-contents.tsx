import type { Heading } from '@/content-client/types'
import { ChapterLinks } from './chapter-links'
import styles from './table-of-contents.module.scss'

/** Links to the chapters of a long text; nothing for a text with one. */
export function TableOfContents({ headings, title }: { headings: readonly Heading[]; title: string }) {
  const chapters = headings.filter(({ depth }) => depth === 2)
  if (chapters.length < 2) return <div />
  return (
    <nav className={styles.contents} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ChapterLinks className={styles.link} chapters={chapters.map(({ id, text }) => ({ id, text }))} />
    </nav>
  )
}
