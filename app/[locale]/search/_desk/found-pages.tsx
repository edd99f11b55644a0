import type { Constellation } from './constellations'
import type { DeskWords } from './desk-words'
import styles from './found-pages.module.scss'
import type { MarkedText } from './mark'
import type { SearchResult } from './search-results'
import { StarFigure } from './star-figure'

type FoundPagesProps = { results: readonly SearchResult[]; sky: readonly Constellation[]; words: DeskWords }

/** What was found, best first, each as the star it is; the words that were looked for are marked. */
export function FoundPages({ results, sky, words }: FoundPagesProps) {
  const firsts = new Set(sky.map(({ group }) => results.find((result) => result.group === group)))
  return (
    <ol className={styles.list} aria-label={words.results}>
      {results.map((result, index) => {
        const { href, group, place, isSample, title, heading, excerpt } = result
        const figure = sky.find((each) => each.group === group)
        return (
          <li className={styles.item} key={href} id={firsts.has(result) ? group : undefined}>
            <p className={styles.group}>
              {figure && <StarFigure className={styles.figure} figure={figure} lit={[place]} best={index === 0 ? place : undefined} />}
              <span>{[words.groups[group], ...(isSample ? [words.sample] : [])].join(' · ')}</span>
            </p>
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
        )
      })}
    </ol>
  )
}

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: part, marked, at }) => (marked ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>))
}
