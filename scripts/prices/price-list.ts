import type { PriceList, PriceListSource } from '@/content-client/prices'
import type { EstimatePreset } from '@/content-client/types'
import type { Catalogue } from '@/estimate'
import { describePreset } from './check-preset'
import { pricePreset } from './price-preset'
import { fillReferences } from './references'

type Sizes = EstimatePreset['sizes']

/** The prices a build publishes: what the catalogue makes of the presets, and what a text may refer to. */
export function toPriceList({ presets, services }: PriceListSource, catalogue: Catalogue): PriceList {
  const sizes = new Map<string, Sizes>()
  const sizesOf = (preset: PriceListSource['presets'][number]) => {
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
