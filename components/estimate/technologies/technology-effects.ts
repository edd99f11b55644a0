import { applyPatch, type Catalogue, type EstimateInput, layers, measure } from '@/estimate'

/** What choosing each technology instead of the present one would do to the expected hours; `front.auto` leaves a layer to us. */
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

/** Whole hours with their sign, “+12” or “−4”; null where nothing would change. */
export function signHours(hours: number | undefined = 0): string | null {
  const rounded = Math.round(hours)
  return rounded === 0 ? null : `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}`
}
