'use client'

// Client: the beam follows the answers. Without scripts it shows the example.
import { useRef } from 'react'
import { asDecoration } from '@/components/resilience/decoration'
import type styles from './balance-beam.module.scss'
import { useTally } from './use-tally'

type BalanceBeamProps = {
  initial: number
  count: number
  words: { buying: string; building: string; buy: string; build: string; even: string }
  styles: typeof styles
}

/** Its classes are handed to it: a sheet that no script names is left out of the pages of other services. */
export const BalanceBeam = asDecoration(BareBalanceBeam)

function BareBalanceBeam({ initial, count, words, styles }: BalanceBeamProps) {
  const ref = useRef<HTMLDivElement>(null)
  const build = useTally(ref, initial)
  const buy = count - build
  const tilt = ((build - buy) / count) * 14
  const verdict = build === buy ? words.even : build > buy ? words.build : words.buy
  return (
    <div className={styles.beamAndVerdict} ref={ref}>
      <svg className={styles.drawing} viewBox="0 0 320 170" aria-hidden="true">
        <path className={styles.stand} d="M160 34v118M120 156h80" />
        <g transform={`rotate(${tilt.toFixed(1)} 160 34)`}>
          <path className={styles.beam} d="M40 34h240" />
          <circle className={styles.knob} cx="160" cy="34" r="6" />
          {[buy, build].map((ticks, side) => (
            <g key={words[side ? 'building' : 'buying']} transform={`translate(${side ? 280 : 40} 34) rotate(${(-tilt).toFixed(1)})`}>
              <path className={styles.strings} d="M0 0-30 56M0 0l30 56" />
              <path className={styles.pan} d="M-38 56h76a38 22 0 0 1-76 0z" data-heavy={ticks > count / 2 || undefined} />
              <text className={styles.ticks} y="48">
                {ticks}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <p className={styles.sides}>
        <span>{words.buying}</span>
        <span>{words.building}</span>
      </p>
      <p className={styles.verdict} aria-live="polite">
        {`${buy} : ${build}. ${verdict}`}
      </p>
    </div>
  )
}
