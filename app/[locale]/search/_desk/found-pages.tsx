import type { DeskWords } from './desk-words'
import styles from './found-pages.module.scss'
import type { MarkedText } from './mark'
import type { SearchResult } from './search-results'

/** What was found, best first; the words that were looked for are marked. */
export function FoundPages({ results, words }: { results: readonly SearchResult[]; words: DeskWords }) {
  return (
    <ol aria-label={words.results}>
      {results.map(({ href, group, isSample, title, heading, excerpt }) => (
        <li className={styles.item} key={href}>
          <p className={styles.group}>{[words.groups[group], ...(isSample ? [words.sample] : [])].join(' · ')}</p>
          <div>
            <a className={styles.link} href={href} data-stop>
              <Marked text={title} />
            </a>
            <p className={styles.excerpt}>
              {heading && <span className={styles.heading}>{heading}</span>}
              <Marked text={excerpt} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: part, marked, at }) => (marked ? <mark key={at}>{part}</mark> : part))
}
