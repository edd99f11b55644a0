import type { PriceList, PriceListSource } from '@/content-client/prices'
import type { EstimatePreset, PresetSize } from '@/content-client/types'
import { type Catalogue, defaultInput, measure, presetInput } from '@/estimate'
import { describePreset } from './check-preset'
import { fillReferences } from './references'

type Written = PriceListSource['presets'][number]
type Sizes = EstimatePreset['sizes']

/** The prices a build publishes: what the catalogue makes of the presets, and what a text may refer to. */
export function toPriceList({ presets, services }: PriceListSource, catalogue: Catalogue): PriceList {
  const sizes = new Map<string, Sizes>()
  const sizesOf = (preset: Written) => {
    const priced = sizes.get(preset.slug) ?? pricePreset(preset, catalogue)
    sizes.set(preset.slug, priced)
    return priced
  }
  const find = (slug: string) => {
    const preset = presets.find((each) => each.slug === slug)
    return preset && sizesOf(preset)
  }
  return {
    problemsOf: (preset) => describePreset(preset, catalogue),
    sizesOf,
    fill: (text, locale) => fillReferences(text, { locale, catalogue, presetOf: find, services }),
  }
}

/** What each size costs at each stage, by the engine. */
function pricePreset(preset: Written, catalogue: Catalogue): Sizes {
  const priceSize = (size: PresetSize) => {
    const input = { ...defaultInput, ...presetInput(preset, size, catalogue) }
    const figuresAt = (stage: typeof input.stage) => {
      const { hours, cost, weeks } = measure({ ...input, stage }, catalogue)
      return { hours, cost, weeks }
    }
    const [idea, spec, designed] = (['idea', 'spec', 'designed'] as const).map((stage) => figuresAt(stage))
    return { ...preset.sizes[size], ...figuresAt('brief'), stages: { idea, spec, designed } }
  }
  return { lean: priceSize('lean'), usual: priceSize('usual'), large: priceSize('large') } as Sizes
}
