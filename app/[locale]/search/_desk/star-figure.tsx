import type { Constellation } from './constellations'
import { dotsAt, lengthOf } from './dots'
import styles from './star-figure.module.scss'

type StarFigureProps = {
  figure: Constellation
  className?: string | undefined
  /** The stars of what was found; all of them are alike where nothing is looked for. */
  lit?: readonly number[] | undefined
  /** The one that fits best. */
  best?: number | undefined
}

/** A constellation: a star for each page of a kind, a few of them brighter. Decorative. */
export function StarFigure({ figure, className = '', lit, best }: StarFigureProps) {
  const { way, lines } = figure
  const length = lengthOf(figure)
  const stars = (places: readonly number[], look: string | undefined) =>
    places.length > 0 && <path className={look} d={way} pathLength={length} {...dotsAt(places, length)} />
  return (
    <svg className={`${styles.figure} ${className}`} viewBox="0 0 120 90" fill="none" aria-hidden="true">
      <path className={styles.lines} d={lines ? way + lines : way} />
      <path className={styles.star} d={way} pathLength={length} strokeDasharray="0 1" />
      {lit ? (
        <>
          {stars(lit, styles.halo)}
          {stars(lit, styles.lit)}
          {best !== undefined && stars([best], styles.best)}
        </>
      ) : (
        <path className={styles.bright} d={way} pathLength={length} strokeDasharray="0 3" />
      )}
    </svg>
  )
}
