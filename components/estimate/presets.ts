import type { EstimatePreset } from '@/content-client/types'
import type { Preset } from '@/estimate/address/presets'

/** Selected in the mini-estimate before the visitor chooses, and highlighted in the price list. */
export const firstPreset = 'saas-mvp'

/** The choices of the mini-estimate, in their order. */
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

/** The presets of these slugs, in this order. Content that has none of them gets as many of its first presets instead. */
export function choosePresets<Preset extends Pick<EstimatePreset, 'slug'>>(presets: readonly Preset[], slugs: readonly string[]): Preset[] {
  const chosen = slugs.flatMap((slug) => presets.find((preset) => preset.slug === slug) ?? [])
  return chosen.length > 0 ? chosen : presets.slice(0, slugs.length)
}

type Priced = { sizes: { usual: { cost: { p50: number } } } }

/** As price lists show them. */
export function cheapestFirst<Preset extends Priced>(presets: readonly Preset[]): Preset[] {
  return [...presets].sort((a, b) => a.sizes.usual.cost.p50 - b.sizes.usual.cost.p50)
}

/** What the engine needs of the presets: they are sent with every page of the estimate, so titles and prices are left out. */
export function toPresets(presets: readonly EstimatePreset[]): Preset[] {
  return presets.map(({ slug, type, settings, sizes: { lean, usual, large } }) => ({
    ...{ slug, type, settings },
    sizes: { lean: { blocks: lean.blocks }, usual: { blocks: usual.blocks }, large: { blocks: large.blocks } },
  }))
}
