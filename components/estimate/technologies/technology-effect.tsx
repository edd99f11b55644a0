'use client'

// Client: the effect of a technology depends on everything else that is chosen.
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useComparedInput } from '../completeness/use-usual-project'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import styles from './technology-effect.module.scss'
import { formatEffect, technologyEffects } from './technology-effects'

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

/** The hours an option saves or adds. */
export function TechnologyEffect({ id }: { id: string }) {
  const words = useWords()
  const hours = Math.round(useContext(Effects).get(id) ?? 0)
  const look = hours < 0 ? styles.less : hours > 0 ? styles.more : styles.same
  return <span className={look}>{formatEffect(words, hours)}</span>
}

/** The options of a layer as dots on the scale of all layers; where nothing changes, as it is now. */
export function TechnologyStrip({ ids }: { ids: readonly string[] }) {
  const effects = useContext(Effects)
  const { least, most } = useScale()
  const dots = [...new Set(ids.map((id) => Math.round(effects.get(id) ?? 0)))]
  if (dots.every((hours) => hours === 0)) return null
  return (
    <svg className={styles.strip} viewBox={`${least} 0 ${most - least} 8`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${least} 4H${most}`} />
      <path className={styles.reach} d={`M${Math.min(...dots)} 4H${Math.max(...dots)}`} />
      <path className={styles.dots} d={dots.map((hours) => `M${hours} 4h0`).join('')} />
      <path className={styles.now} d="M0 4h0" />
    </svg>
  )
}

/** What the dots below it say, and the ends of their scale. */
export function TechnologyAxis() {
  const words = useWords()
  const { least, most } = useScale()
  return (
    <p className={styles.axis}>
      <span>{formatEffect(words, least)}</span>
      <span>{words.in('EstimateTechnologies')('scale')}</span>
      <span>{formatEffect(words, most)}</span>
    </p>
  )
}

/** Its ends in hours. */
function useScale(): { least: number; most: number } {
  const all = [...useContext(Effects).values()].map(Math.round)
  return { least: Math.min(-10, ...all), most: Math.max(40, ...all) }
}
