import { applyPatch, type Catalogue, type EstimateInput, layers, measure } from '@/estimate'
import type { Words } from '../words'

/**
 * The change in P50 hours if a technology is chosen, by its id; `front.auto` stands for our choice in that layer. Add-ons go with each
 * other: each has what it adds, chosen or not.
 */
export function technologyEffects(input: EstimateInput, catalogue: Catalogue): ReadonlyMap<string, number> {
  const hoursWith = (technologies: readonly string[]) => measure(applyPatch(input, { set: { technologies } }), catalogue).hours.p50
  const now = hoursWith(input.technologies)
  const effects = new Map<string, number>()
  for (const layer of layers) {
    const options = catalogue.technologies.filter((option) => option.layer === layer)
    const others = input.technologies.filter((id) => !options.some((option) => option.id === id))
    for (const { id } of options) {
      const without = input.technologies.filter((each) => each !== id)
      if (layer === 'addons') effects.set(id, hoursWith([...without, id]) - hoursWith(without))
      else effects.set(id, hoursWith([...others, id]) - now)
    }
    if (layer !== 'addons') effects.set(`${layer}.auto`, hoursWith(others) - now)
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
