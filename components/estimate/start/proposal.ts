import { applyPatch, defaultInput, type EstimateInput, startCurrency } from '@/estimate'
import type { Described } from '@/estimate/describe/describe'
import { toDates } from '@/estimate/describe/facts'
import type { Locale } from '@/routing/locales'

type Answers = {
  /** The settings and blocks of the chosen preset. */
  preset: Partial<EstimateInput>
  /** What was found and is not wanted: platforms and ids of blocks. */
  declined: ReadonlySet<string>
  locale: Locale
  today: string
}

/** The whole estimate a sentence leads to: its preset, and on top of that what was said. A fragment is never an estimate. */
export function toProposal(found: Described, { preset, declined, locale, today }: Answers): EstimateInput {
  const wanted = <Item extends { value: string }>(items: readonly Item[]) => items.filter(({ value }) => !declined.has(value))
  const platforms = wanted(found.platforms).map(({ value }) => value)
  const { blocks = [], ...settings } = preset
  const dates = found.deadline && toDates(found.deadline, today)
  const base = { ...defaultInput, currency: found.budget?.currency ?? startCurrency[locale] }
  return applyPatch(applyPatch(base, { set: settings, add: blocks }), {
    set: {
      ...(platforms.length > 0 && { platforms }),
      ...(found.languages !== null && { languages: found.languages }),
      ...dates,
    },
    add: wanted(found.blocks).map(({ value: id, quantity }) => ({ id, quantity })),
    remove: found.refused.map(({ value }) => value),
  })
}

/** How a budget compares with what the estimate expects (US dollars, P50) and recommends (P80). */
export function weighBudget(dollars: number, { p50, p80 }: { p50: number; p80: number }): 'enough' | 'tight' | 'short' {
  return dollars >= p80 ? 'enough' : dollars >= p50 ? 'tight' : 'short'
}
