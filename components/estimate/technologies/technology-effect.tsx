'use client'

// Client: the effect of a technology depends on everything else that is chosen.
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import styles from './technology-effect.module.scss'
import { formatEffect, formatReach, technologyEffects } from './technology-effects'

const Effects = createContext<ReadonlyMap<string, number>>(new Map())

/** Calculates the effects of all options once for the components inside. */
export function TechnologyEffects({ children }: { children: ReactNode }) {
  const { document, catalogue } = useEstimateDocument()
  const input = useDeferredValue(document.input)
  const effects = useMemo(() => technologyEffects(input, catalogue), [input, catalogue])
  return <Effects value={effects}>{children}</Effects>
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

/** All bars share a scale. */
function Effect({ from, to, text }: { from: number; to: number; text: string }) {
  const all = [...useContext(Effects).values()]
  const most = Math.max(40, ...all)
  const least = Math.min(most / -4, ...all)
  return (
    <>
      <svg className={styles.scale} viewBox={`${least} 0 ${most - least} 8`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.less} d={`M${from} 4H0`} />
        <path className={styles.more} d={`M0 4H${to}`} />
        <path className={styles.zero} d="M0-3V11" />
      </svg>
      <span className={from === to ? styles.said : styles.hours}>{text}</span>
    </>
  )
}
