import { applyPatch, type Catalogue, type EstimateInput, layers, measure } from '@/estimate'
import type { Words } from '../words'

/** The change in P50 hours if a technology is chosen, by its id; `front.auto` stands for our choice in that layer. */
export function technologyEffects(input: EstimateInput, catalogue: Catalogue): ReadonlyMap<string, number> {
  const now = measure(input, catalogue).hours.p50
  const effects = new Map<string, number>()
  for (const layer of layers) {
    const options = catalogue.technologies.filter((option) => option.layer === layer)
    const others = input.technologies.filter((id) => !options.some((option) => option.id === id))
    const put = (key: string, technologies: readonly string[]) =>
      effects.set(key, measure(applyPatch(input, { set: { technologies } }), catalogue).hours.p50 - now)
    for (const { id } of options) {
      const toggled = layer === 'addons' && input.technologies.includes(id) ? others : [...others, id]
      put(id, toggled)
    }
    if (layer !== 'addons') put(`${layer}.auto`, others)
  }
  return effects
}

/** “+12 h”, “−4 h”, or “0 h” below half an hour. */
export function formatEffect(words: Words, hours: number | undefined = 0): string {
  return words.in('EstimateTechnologies')('effect', { hours: signed(Math.round(hours)) })
}

function signed(hours: number): string {
  if (hours === 0) return '0'
  return `${hours < 0 ? '−' : '+'}${Math.abs(hours)}`
}
