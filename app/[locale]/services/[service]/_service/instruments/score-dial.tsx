'use client'

// Client: the needle follows the answers. Without scripts it shows the example.
import { useRef } from 'react'
import { asDecoration } from '@/components/resilience/decoration'
import type { Zone } from './read-chapter'
import type styles from './score.module.scss'
import { useTally } from './use-tally'

type ScoreDialProps = { initial: number; most: number; zones: readonly Zone[]; label: string; styles: typeof styles }

const radius = 90

/** Its classes are handed to it: a sheet that no script names is left out of the pages of other services. */
export const ScoreDial = asDecoration(BareScoreDial)

function BareScoreDial({ initial, most, zones, label, styles }: ScoreDialProps) {
  const ref = useRef<HTMLDivElement>(null)
  const total = useTally(ref, initial)
  const current = zones.find(({ from, to }) => total >= from && total <= to)
  return (
    <div className={styles.readout} ref={ref}>
      <svg className={styles.gauge} viewBox="0 0 220 122" aria-hidden="true">
        {zones.map(({ from, to }) => (
          <path
            key={from}
            className={styles.zone}
            data-current={from === current?.from || undefined}
            d={arc(from / (most + 1), (to + 1) / (most + 1))}
          />
        ))}
        <g className={styles.needle} transform={`rotate(${((total + 0.5) / (most + 1)) * 180 - 90} 110 110)`}>
          <path d="M107 110 110 34l3 76z" />
        </g>
        <circle className={styles.hub} cx="110" cy="110" r="6" />
      </svg>
      <div aria-live="polite">
        <p className={styles.total}>
          <span>{total}</span> <span className={styles.of}>{`/ ${most} ${label}`}</span>
        </p>
        <p className={styles.verdict}>{current?.text}</p>
      </div>
    </div>
  )
}

/** A part of the half circle, with a gap after it. */
function arc(from: number, to: number): string {
  const point = (part: number) => {
    const angle = Math.PI * (1 - part)
    return `${(110 + Math.cos(angle) * radius).toFixed(1)} ${(110 - Math.sin(angle) * radius).toFixed(1)}`
  }
  return `M${point(from + 0.008)}A${radius} ${radius} 0 0 1 ${point(to - 0.008)}`
}
