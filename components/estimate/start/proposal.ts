import { applyPatch, currentCatalogue, defaultInput, type EstimateInput, findImpossible, type InputPatch, startCurrency } from '@/estimate'
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
  const said = applyPatch(applyPatch(base, { set: settings, add: blocks }), {
    set: {
      ...(platforms.length > 0 && { platforms }),
      ...(found.languages !== null && { languages: found.languages }),
      ...(found.rewrite && !declined.has('rewrite') && { origin: 'rewrite' as const }),
      ...dates,
    },
    add: wanted(found.blocks).map(({ value: id, quantity }) => ({ id, quantity })),
    remove: found.refused.map(({ value }) => value),
  })
  return settle(said, {
    named: new Set(wanted(found.blocks).map(({ value }) => value)),
    unwanted: new Set([...declined, ...found.refused.map(({ value }) => value)]),
  })
}

type Said = { named: ReadonlySet<string>; unwanted: ReadonlySet<string> }
type Impossible = ReturnType<typeof findImpossible>[number]

/** What was said together with its preset, without what cannot be built: as many turns as can be needed. */
function settle(input: EstimateInput, said: Said): EstimateInput {
  let made = input
  for (let turn = 0; turn < 20; turn++) {
    const [conflict] = findImpossible(made, currentCatalogue)
    if (!conflict) return made
    made = applyPatch(made, wayOut(conflict, made, said))
  }
  return made
}

/** What was named stays where something else can give way. */
function wayOut({ about, fix }: Impossible, { platforms }: EstimateInput, { named, unwanted }: Said): InputPatch {
  const kept = about.filter((id) => named.has(id))
  if (fix.remove && kept.length > 0 && kept.length < about.length) return { remove: about.filter((id) => !named.has(id)) }
  const leavesNamed = fix.remove?.some((id) => named.has(id)) && about.length === 1
  // What only a phone can do asks for its platforms, unless they were refused.
  if (leavesNamed && !unwanted.has('ios') && !unwanted.has('android')) return { set: { platforms: [...platforms, 'ios', 'android'] } }
  return fix.add?.some(({ id }) => unwanted.has(id)) ? { remove: about } : fix
}

/** How a budget compares with what the estimate expects (US dollars, P50) and recommends (P80). */
export function weighBudget(dollars: number, { p50, p80 }: { p50: number; p80: number }): 'enough' | 'tight' | 'short' {
  return dollars >= p80 ? 'enough' : dollars >= p50 ? 'tight' : 'short'
}
