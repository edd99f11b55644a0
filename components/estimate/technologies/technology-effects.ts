import {
  applyPatch,
  type Catalogue,
  type Conflict,
  type EstimateInput,
  exchangeRate,
  findImpossible,
  type Layer,
  layers,
  measure,
  resolveTechnologies,
  roundMoney,
} from '@/estimate'
import { formatMoney } from '@/messages/format'
import { conflictLabels, technologyName } from '../step-labels'
import type { Words } from '../words'

const needed: readonly Layer[] = ['front', 'back', 'database', 'hosting']

const optional = layers.filter((layer) => !needed.includes(layer))

/** The layers as step 2 has them: what every product is made with, then what it does without until somebody asks for it. */
export const askedLayers = [...needed, ...optional]
export const [firstOptional] = optional

/** What can be named in a layer. */
export const optionsOf = (layer: Layer, { technologies }: Catalogue) => technologies.filter((option) => option.layer === layer)

/** A change in P50 hours, and in the P50 price in the currency of the estimate. */
export type Difference = { hours: number; money: number }

/** `conflict`: why it cannot be built together with all else that is chosen. */
export type Effect = Difference & { conflict?: Conflict | undefined }

export const noEffect: Effect = { hours: 0, money: 0 }

/** The change each technology makes, chosen or not, by its id: against our choice in its layer, or for an add-on against none. */
export function technologyEffects(input: EstimateInput, catalogue: Catalogue): ReadonlyMap<string, Effect> {
  const rate = exchangeRate(input, catalogue)
  const figuresWith = (technologies: readonly string[]) => {
    const changed = applyPatch(input, { set: { technologies } })
    const { hours, cost } = measure(changed, catalogue)
    return { hours: hours.p50, money: cost.p50 * rate, conflicts: findImpossible(changed, catalogue) }
  }
  // All answers of a layer are compared with the same, and those of most layers with that one: half of the work.
  const compared = new Map<string, ReturnType<typeof figuresWith>>()
  const effects = new Map<string, Effect>()
  for (const layer of layers) {
    const options = optionsOf(layer, catalogue)
    for (const { id } of options) {
      const others = input.technologies.filter(
        (each) => each !== id && (layer === 'addons' || !options.some((option) => option.id === each)),
      )
      const before = compared.get(String(others)) ?? figuresWith(others)
      compared.set(String(others), before)
      const after = figuresWith([...others, id])
      const conflict = after.conflicts.find((each) => !before.conflicts.some((other) => isSame(each, other)))
      effects.set(id, { ...difference(after, before), conflict })
    }
  }
  return effects
}

/** What technologies change together, as the figures beside them add up. */
export function sumOf(ids: readonly string[], effects: ReadonlyMap<string, Effect>): Difference {
  const each = ids.flatMap((id) => effects.get(id) ?? [])
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  return { hours: total(each.map(({ hours }) => Math.round(hours))), money: total(each.map(({ money }) => roundMoney(money))) }
}

const isSame = (one: Conflict, other: Conflict) => one.rule === other.rule && String(one.about) === String(other.about)

const difference = (after: Difference, before: Difference): Difference => ({
  hours: after.hours - before.hours,
  money: after.money - before.money,
})

/** What a layer is made with, and what our choice in it is. */
export type LayerState = {
  used: readonly string[]
  ours: string | undefined
  /** Named by the visitor, not built at all, or our choice. */
  look: 'named' | 'absent' | undefined
}

export function layerStates(input: EstimateInput, catalogue: Catalogue): ReadonlyMap<Layer, LayerState> {
  const used = resolveTechnologies(input, catalogue)
  const ours = resolveTechnologies({ ...input, technologies: [] }, catalogue)
  const stateOf = (layer: Layer): LayerState => {
    const ids = used.filter((option) => option.layer === layer).map(({ id }) => id)
    const look = ids.every(isNothing) ? 'absent' : ids.some((id) => input.technologies.includes(id)) ? 'named' : undefined
    return { used: ids, ours: ours.find((option) => option.layer === layer)?.id, look }
  }
  return new Map(layers.map((layer) => [layer, stateOf(layer)]))
}

/** Whether it is the answer that a layer is not built. */
export const isNothing = (id: string) => id.endsWith('-none')

/** The name of our choice, where it goes on after a colon. */
export function nameOfOurs(words: Words, id: string): string {
  const name = technologyName(words, id)
  return isNothing(id) ? name.toLocaleLowerCase(words.locale) : name
}

/** What an answer does: “+12 h”, “−4 h”, that it changes nothing, or that it does not go with the rest. */
export function formatAnswer(words: Words, { hours, conflict }: Effect): string {
  const t = words.in('EstimateTechnologies')
  if (conflict) return t('conflicts')
  return Math.round(hours) === 0 ? t('same') : formatEffect(words, hours)
}

/** Why an answer does not go with the rest; undefined where it does. */
export function conflictOf(words: Words, titles: Readonly<Record<string, string>>, { conflict }: Effect): string | undefined {
  return conflict && conflictLabels(words, titles, conflict).text
}

/** “+12 h”, “−4 h”, or “0 h” below half an hour. */
export function formatEffect(words: Words, hours: number): string {
  return words.in('EstimateTechnologies')('effect', { hours: signed(Math.round(hours)) })
}

/** “+$4,000”, “−$500”, “$0”. */
export function formatChange(money: number, { currency }: EstimateInput, { locale }: Words): string {
  return `${money > 0 ? '+' : ''}${formatMoney(roundMoney(money), currency, locale)}`
}

/** The cheapest and the most expensive of some options, and what each changes in price; one of them if it is alone, none if nothing fits. */
export function extremesOf(options: readonly { id: string }[], effects: ReadonlyMap<string, Effect>): { id: string; money: number }[] {
  const prices = options.flatMap(({ id }) => {
    const { money, conflict } = effects.get(id) ?? noEffect
    return conflict ? [] : { id, money: roundMoney(money) }
  })
  const sorted = prices.sort((a, b) => a.money - b.money)
  return sorted.length > 2 ? sorted.filter((_, index) => index % (sorted.length - 1) === 0) : sorted
}

function signed(hours: number): string {
  if (hours === 0) return '0'
  return `${hours < 0 ? '−' : '+'}${Math.abs(hours)}`
}
