'use client'

// Client: the effect of a technology depends on everything else that is chosen.
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useComparedInput } from '../completeness/use-usual-project'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import styles from './technology-effect.module.scss'
import { formatEffect, formatReach, technologyEffects } from './technology-effects'

const Effects = createContext<ReadonlyMap<string, number>>(new Map())

/** Calculates the effects of all options once for the components inside. */
export function TechnologyEffects({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { catalogue } = useEstimateDocument()
  const input = useComparedInput()
  const effects = useMemo(() => technologyEffects(input, catalogue), [input, catalogue])
  return (
    <Effects value={effects}>
      <div className={className}>{children}</div>
    </Effects>
  )
}

/** The hours an option saves or adds, in words and as a bar. */
export function TechnologyEffect({ id }: { id: string }) {
  const words = useWords()
  const hours = Math.round(useContext(Effects).get(id) ?? 0)
  return <Effect from={Math.min(0, hours)} to={Math.max(0, hours)} text={formatEffect(words, hours)} />
}

/** The hours the options of a layer save at most and add at most. */
export function TechnologyReach({ ids }: { ids: readonly string[] }) {
  const words = useWords()
  const effects = useContext(Effects)
  const hours = ids.map((id) => Math.round(effects.get(id) ?? 0))
  const from = Math.min(0, ...hours)
  const to = Math.max(0, ...hours)
  return <Effect from={from} to={to} text={formatReach(words, from, to)} />
}

/** What the bars below it say, the ends of their scale, and a line through all of them where nothing changes. */
export function TechnologyAxis() {
  const words = useWords()
  const { least, most } = useScale()
  const place = (hours: number) => ((hours - least) / (most - least)) * scaleWidth
  return (
    <>
      <p className={styles.axis}>
        <span>{words.in('EstimateTechnologies')('scale')}</span>
        <svg className={styles.ticks} viewBox={`0 0 ${scaleWidth} 12`} aria-hidden="true">
          <text x={place(0)} y="10">
            0
          </text>
          <text x={place(most)} y="10">
            {formatEffect(words, most)}
          </text>
        </svg>
      </p>
      <svg className={styles.zero} viewBox={`0 0 ${scaleWidth} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${place(0)} 0V1`} />
      </svg>
    </>
  )
}

/** All bars share a scale. */
function Effect({ from, to, text }: { from: number; to: number; text: string }) {
  const { least, most } = useScale()
  return (
    <>
      <svg className={styles.scale} viewBox={`${least} 0 ${most - least} 8`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.less} d={`M${from} 4H0`} />
        <path className={styles.more} d={`M0 4H${to}`} />
      </svg>
      <span className={from === to ? `${styles.hours} ${styles.same}` : styles.hours}>{text}</span>
    </>
  )
}

/** In pixels, as in the sheet. */
const scaleWidth = 140

/** Its ends in hours. */
function useScale(): { least: number; most: number } {
  const all = [...useContext(Effects).values()].map(Math.round)
  const most = Math.max(40, ...all)
  return { least: Math.min(most / -4, ...all), most }
}
