import type { Outcome } from './evaluate'
import styles from './evaluation-horizon.module.scss'

const width = 1240
const gap = 32
const height = 168

/** The limb of a planet far wider than the drawing. */
const limb = (x: number) => 196 + 46 * ((x - width / 2) / (width / 2)) ** 2

/** A beam over the horizon for every question, in the order of its tests; what was answered wrong has gone out. The figures are below. */
export function EvaluationHorizon({ groups }: { groups: readonly (readonly Outcome[])[] }) {
  const step = (width - gap * (groups.length - 1)) / groups.flat().length
  const beams = groups.flatMap((outcomes, group) => {
    const before = groups.slice(0, group).flat().length
    return outcomes.map(({ question, passed }, index) => ({ question, passed, x: step * (before + index + 0.5) + gap * group }))
  })
  return (
    <svg className={styles.horizon} viewBox={`0 0 ${width} 300`} fill="none" aria-hidden="true">
      <radialGradient id="before-day" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(900 0 0 250 620 210)">
        <stop className={styles.light} stopOpacity=".5" />
        <stop className={styles.light} stopOpacity=".12" offset=".45" />
        <stop className={styles.light} stopOpacity="0" offset="1" />
      </radialGradient>
      <linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="196" x2="0" y2="320">
        <stop className={styles.deep} />
        <stop className={styles.deep} stopOpacity="0" offset="1" />
      </linearGradient>
      <linearGradient id="beam" x1="0" y1="1" x2="0" y2="0">
        <stop className={styles.bright} />
        <stop className={styles.light} stopOpacity=".75" offset=".3" />
        <stop className={styles.light} stopOpacity="0" offset="1" />
      </linearGradient>
      <path fill="url(#before-day)" d="M-1240 610Q620-218 2480 610V-200H-1240z" />
      {beams.map(({ question, passed, x }) => (
        <rect
          {...(passed ? { fill: 'url(#beam)' } : { className: styles.out })}
          x={(x - 8).toFixed(1)}
          y={(limb(x) - height).toFixed(1)}
          width="16"
          height={height}
          rx="8"
          key={question}
        />
      ))}
      <path className={styles.limb} fill="url(#ground)" d="M-1240 610Q620-218 2480 610" />
    </svg>
  )
}
