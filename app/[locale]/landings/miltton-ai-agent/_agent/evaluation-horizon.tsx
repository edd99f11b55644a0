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
    return outcomes.map(({ question, passed }, index) => {
      const x = Math.round(step * (before + index + 0.5) + gap * group)
      return { question, passed, x, foot: Math.round(limbAt(x, top)) }
    })
  })
  const lit = beams.filter(({ passed }) => passed)
  return (
    <WideLimb top={top}>
      <linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="0" y1={top + 30} x2="0" y2={top - height}>
        <stop className={styles.bright} />
        <stop className={styles.light} stopOpacity=".75" offset=".34" />
        <stop className={styles.light} stopOpacity="0" offset="1" />
      </linearGradient>
      <path stroke="url(#beam)" strokeWidth="16" strokeLinecap="round" d={lit.map(({ x, foot }) => `M${x} ${foot}v-${height}`).join('')} />
      {beams
        .filter(({ passed }) => !passed)
        .map(({ question, x, foot }) => (
          <rect className={styles.out} x={x - 8} y={foot - height} width="16" height={height} rx="8" key={question} />
        ))}
    </WideLimb>
  )
}
