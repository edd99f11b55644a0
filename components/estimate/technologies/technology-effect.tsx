'use client'

// Client: the effect of a technology depends on everything else that is chosen.
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import { formatEffect, technologyEffects } from './technology-effects'

const Effects = createContext<ReadonlyMap<string, number>>(new Map())

/** Calculates the effects of all options once for the components inside. */
export function TechnologyEffects({ children }: { children: ReactNode }) {
  const { document, catalogue } = useEstimateDocument()
  const input = useDeferredValue(document.input)
  const effects = useMemo(() => technologyEffects(input, catalogue), [input, catalogue])
  return <Effects value={effects}>{children}</Effects>
}

export function TechnologyEffect({ id }: { id: string }) {
  return formatEffect(useWords(), useContext(Effects).get(id))
}
