'use client'

// Client: what a technology changes, and what our choice is, depend on everything else that is chosen.
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Layer } from '@/estimate'
import { useComparedInput } from '../completeness/use-usual-project'
import { useEstimateDocument } from '../document/estimate-context'
import { technologyName } from '../step-labels'
import { useWords } from '../words-provider'
import styles from './technology-effect.module.scss'
import {
  conflictOf,
  type Effect,
  formatAnswer,
  formatChange,
  type LayerState,
  layerStates,
  noEffect,
  technologyEffects,
} from './technology-effects'

type Choices = { effects: ReadonlyMap<string, Effect>; states: ReadonlyMap<Layer, LayerState> }

const ChoicesContext = createContext<Choices>({ effects: new Map(), states: new Map() })

export const useChoices = () => useContext(ChoicesContext)

/** Calculates the state of all layers and the effects of all options once for the components inside. */
export function TechnologyChoices({ children }: { children: ReactNode }) {
  const { catalogue } = useEstimateDocument()
  const input = useComparedInput()
  const choices = useMemo(
    () => ({ effects: technologyEffects(input, catalogue), states: layerStates(input, catalogue) }),
    [input, catalogue],
  )
  return <ChoicesContext value={choices}>{children}</ChoicesContext>
}

/** The hours and the money an option saves or adds. */
export function TechnologyEffect({ id }: { id: string }) {
  const words = useWords()
  const { document } = useEstimateDocument()
  const { effects, states } = useChoices()
  const effect = effects.get(id) ?? noEffect
  const hours = effect.conflict ? 0 : Math.round(effect.hours)
  const look = hours < 0 ? styles.less : hours > 0 ? styles.more : styles.same
  const isOurs = [...states.values()].some(({ ours }) => ours === id)
  return (
    <span className={look} data-ours={isOurs || undefined} data-conflict={Boolean(effect.conflict) || undefined}>
      <span className={styles.hours}>{formatAnswer(words, effect)}</span>
      {hours !== 0 && <span className={styles.money}>{formatChange(effect.money, document.input, words)}</span>}
    </span>
  )
}

/** Why one would choose an option, or why it cannot be chosen. */
export function TechnologyNote({ id, children }: { id: string; children: ReactNode }) {
  const words = useWords()
  const effect = useChoices().effects.get(id) ?? noEffect
  return <span>{conflictOf(words, words.titles, effect) ?? children}</span>
}

/** What our choice in a layer is. */
export function OurChoice({ layer }: { layer: Layer }) {
  const words = useWords()
  const { ours } = useChoices().states.get(layer) ?? {}
  return ours && <span>{technologyName(words, ours)}</span>
}
