'use client'

// Client: hours of blocks follow the settings, counts follow the boxes.
import { useDeferredValue, useEffect } from 'react'
import { impliedBlocks, isImplied } from '@/estimate'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import { hoursOfBlocks, totalsOfGroups } from './block-hours'

/** Keeps the figures in the list of blocks true; the list itself is the page's own markup. */
export function BlockFigures() {
  const { document: estimate, catalogue } = useEstimateDocument()
  const input = useDeferredValue(estimate.input)
  const words = useWords()

  useEffect(() => {
    const t = words.in('EstimateBlocks')
    const hours = hoursOfBlocks(input, catalogue)
    const totals = totalsOfGroups(input, catalogue)
    const implied = impliedBlocks(input.platforms)
    const write = (attribute: string, text: (key: string) => string) => {
      for (const place of document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
        const next = text(place.getAttribute(`data-${attribute}`) ?? '')
        if (place.textContent !== next) place.textContent = next
      }
    }
    write('hours', (id) => {
      const { low, high } = hours.get(id) ?? { low: 0, high: 0 }
      return high > 0 ? t('hours', { low, high }) : t('noHours')
    })
    write('group-chosen', (group) => t('chosen', { count: totals.get(group)?.chosen ?? 0, of: totals.get(group)?.of ?? 0 }))
    write('group-hours', (group) => (totals.get(group)?.hours ? t('total', { hours: totals.get(group)?.hours ?? 0 }) : ''))
    write('group-count', (group) => String(totals.get(group)?.chosen || ''))
    for (const row of document.querySelectorAll<HTMLElement>('[data-block]')) {
      const id = row.dataset.block ?? ''
      row.toggleAttribute('data-absent', isImplied(id) && !implied.has(id))
    }
  }, [input, catalogue, words])

  return null
}
