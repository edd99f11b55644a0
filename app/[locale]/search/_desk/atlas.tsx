import styles from './atlas.module.scss'
import type { Constellation } from './constellations'
import type { DeskWords } from './desk-words'
import type { SearchResults } from './search-results'
import { StarFigure } from './star-figure'

type AtlasProps = {
  sky: readonly Constellation[]
  words: DeskWords
  /** What was looked for lights its stars. */
  answer: SearchResults | null
}

/** The sky of the site, and the way to its kinds of pages: in the index, or among what was found. */
export function Atlas({ sky, words, answer }: AtlasProps) {
  const [best] = answer?.results ?? []
  return (
    <nav className={styles.atlas} aria-label={words.atlas}>
      <ul className={styles.sky}>
        {sky.map((figure) => {
          const { group, count } = figure
          const lit = answer?.places[group]
          const isListed = !answer || answer.count === 0 || answer.results.some((result) => result.group === group)
          return (
            <li className={styles.kind} key={group}>
              <a className={styles.link} href={isListed ? `#${group}` : undefined}>
                <StarFigure className={styles.figure} figure={figure} lit={lit} best={best?.group === group ? best.place : undefined} />
                <span className={styles.name}>
                  <span>{words.groups[group]}</span> <span className={styles.count}>{lit && answer?.count ? lit.length : count}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
