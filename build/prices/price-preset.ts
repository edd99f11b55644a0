import type { EstimatePreset, PresetSize, WrittenPreset } from '@/content-client/types'
import { byPhase, type Catalogue, defaultInput, measure, presetInput } from '@/estimate'

/** What each size costs at each stage, by the engine. */
export function pricePreset(preset: WrittenPreset, catalogue: Catalogue): EstimatePreset['sizes'] {
  const priceSize = (size: PresetSize) => {
    const input = { ...defaultInput, ...presetInput(preset, size, catalogue) }
    const figuresAt = (stage: typeof input.stage) => {
      const { hours, cost, weeks } = measure({ ...input, stage }, catalogue)
      return { hours, cost, weeks }
    }
    const discovery =
      byPhase(measure({ ...input, stage: 'brief' }, catalogue), catalogue).find(({ phase }) => phase === 'discovery')?.cost ?? 0
    const stages = { idea: figuresAt('idea'), spec: figuresAt('spec'), designed: figuresAt('designed') }
    return { ...preset.sizes[size], ...figuresAt('brief'), discovery, stages }
  }
  return { lean: priceSize('lean'), usual: priceSize('usual'), large: priceSize('large') }
}
