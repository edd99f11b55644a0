import { findGaps, findImpossible } from '@/estimate'
import { money } from '../results/view'
import { conflictLabels } from '../step-labels'
import type { Checked } from './checked'

/** The same as lines of text for files and pictures. */
export function checkLines(view: Checked): string[] {
  const { input, catalogue, words, titles } = view
  const t = words.in('EstimateRules.project')
  const impossible = findImpossible(input, catalogue).map((conflict) =>
    t('impossibleLine', { reason: conflictLabels(words, titles, conflict).text }),
  )
  const missing = findGaps(input, catalogue).gaps.map(({ patch, cost }) => {
    const name = (patch.add ?? []).map(({ id }) => titles[id] ?? id).join('; ')
    return t('line', { name, money: money(view, cost) })
  })
  const existing = input.existing.map((id) => titles[id] ?? id).join('; ')
  return [...impossible, ...missing, ...(existing ? [t('existingLine', { names: existing })] : [])]
}
