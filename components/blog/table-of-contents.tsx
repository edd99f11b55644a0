import type { Heading } from '@/content-client/types'
import { CurrentChapter } from './current-chapter'
import styles from './table-of-contents.module.scss'

/** Links to the chapters of a long text; nothing for a text with one. */
export function TableOfContents({ headings, title }: { headings: readonly Heading[]; title: string }) {
  const chapters = headings.filter(({ depth }) => depth === 2)
  if (chapters.length < 2) return <div />
  return (
    <nav className={styles.contents} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ol>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
      <CurrentChapter />
    </nav>
  )
}
