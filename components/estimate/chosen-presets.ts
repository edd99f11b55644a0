import type { EstimatePreset } from '@/content-client/types'

/** The preset a visitor sees first: chosen in the mini-estimate, lit in the price list. */
export const firstPreset = 'saas-mvp'

/** What the mini-estimate asks about, in its order. */
export const askedPresets = [
  'company-site',
  'saas-mvp',
  'marketplace-mvp',
  'online-shop',
  'rag-mvp',
  'mobile-app',
  'internal-tool',
] as const

/** The rows of the home page's price list. */
export const pricedPresets = ['company-site', 'rag-mvp', 'online-shop', 'saas-mvp', 'mobile-app', 'marketplace-mvp'] as const

/** The named presets in the order of the names; a company whose presets are all its own gets the first of them. */
export function choosePresets<Preset extends Pick<EstimatePreset, 'slug'>>(presets: readonly Preset[], slugs: readonly string[]): Preset[] {
  const chosen = slugs.flatMap((slug) => presets.find((preset) => preset.slug === slug) ?? [])
  return chosen.length > 0 ? chosen : presets.slice(0, slugs.length)
}
