import { limbAt, limbWidth, WideLimb } from '@/components/scene/wide-limb'
import type { Outcome } from './evaluate'
import styles from './evaluation-horizon.module.scss'

const gap = 32
const height = 168
const top = 196

/** A beam over the horizon for every question, in the order of its tests; what was answered wrong has gone out. The figures are below. */
export function EvaluationHorizon({ groups }: { groups: readonly (readonly Outcome[])[] }) {
  const step = (limbWidth - gap * (groups.length - 1)) / groups.flat().length
  const beams = groups.flatMap((outcomes, group) => {
    const before = groups.slice(0, group).flat().length
    return outcomes.map(({ question, passed }, index) => ({ question, passed, x: step * (before + index + 0.5) + gap * group }))
  })
  return (
    <WideLimb top={top}>
      <linearGradient id="beam" x1="0" y1="1" x2="0" y2="0">
        <stop className={styles.bright} />
        <stop className={styles.light} stopOpacity=".75" offset=".3" />
        <stop className={styles.light} stopOpacity="0" offset="1" />
      </linearGradient>
      {beams.map(({ question, passed, x }) => (
        <rect
          {...(passed ? { fill: 'url(#beam)' } : { className: styles.out })}
          x={(x - 8).toFixed(1)}
          y={(limbAt(x, top) - height).toFixed(1)}
          width="16"
          height={height}
          rx="8"
          key={question}
        />
      ))}
    </WideLimb>
  )
}
