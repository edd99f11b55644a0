'use client'

// Client: the effect of a technology depends on everything else that is chosen.
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useComparedInput } from '../completeness/use-usual-project'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import styles from './technology-effect.module.scss'
import { formatEffect, technologyEffects } from './technology-effects'

/** The change in hours by the id of an option. */
export const Effects = createContext<ReadonlyMap<string, number>>(new Map())

/** Calculates the effects of all options once for the components inside. */
export function TechnologyEffects({ children }: { children: ReactNode }) {
  const { catalogue } = useEstimateDocument()
  const input = useComparedInput()
  const effects = useMemo(() => technologyEffects(input, catalogue), [input, catalogue])
  return <Effects value={effects}>{children}</Effects>
}

/** The hours an option saves or adds. */
export function TechnologyEffect({ id }: { id: string }) {
  const words = useWords()
  const hours = Math.round(useContext(Effects).get(id) ?? 0)
  const look = hours < 0 ? styles.less : hours > 0 ? styles.more : styles.same
  return <span className={look}>{formatEffect(words, hours)}</span>
}
