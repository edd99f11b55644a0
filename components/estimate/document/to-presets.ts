import type { EstimatePreset } from '@/content-client/types'
import type { Preset } from '@/estimate/address/presets'

/** What the engine needs of the presets, small enough to travel with every page of the estimate. */
export function toPresets(presets: readonly EstimatePreset[]): Preset[] {
  return presets.map(({ slug, type, settings, sizes: { lean, usual, large } }) => ({
    ...{ slug, type, settings },
    sizes: { lean: { blocks: lean.blocks }, usual: { blocks: usual.blocks }, large: { blocks: large.blocks } },
  }))
}
