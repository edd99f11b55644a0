'use client'

// Client: what a choice would change depends on all the others.
import { useDeferredValue, useEffect } from 'react'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import { signHours, technologyEffects } from './technology-effects'

/** Keeps the hours beside the options true; the options themselves are the page's own markup. */
export function Effects() {
  const { document: estimate, catalogue } = useEstimateDocument()
  const input = useDeferredValue(estimate.input)
  const words = useWords()

  useEffect(() => {
    const t = words.in('EstimateTechnologies')
    const effects = technologyEffects(input, catalogue)
    for (const output of document.querySelectorAll<HTMLElement>('[data-effect]')) {
      const hours = signHours(effects.get(output.dataset.effect ?? ''))
      output.textContent = hours ? t('effect', { hours }) : t('same')
    }
  }, [input, catalogue, words])

  return null
}
