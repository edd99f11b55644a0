import type { PriceList, PriceListSource } from '@/content-client/prices'
import type { EstimatePreset } from '@/content-client/types'
import type { Catalogue } from '@/estimate'
import { describePreset } from './check-preset'
import { exampleSizes } from './example-sizes'
import { pricePreset } from './price-preset'
import { fillReferences } from './references'
import { sizesOfWork } from './work'

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
    return preset ? sizesOf(preset) : exampleSizes[slug]
  }
  return {
    problemsOf: (preset) => describePreset(preset, catalogue),
    priceOf: (price) => {
      if (price.kind !== 'work') return price
      const sizes = sizesOfWork(price.work, catalogue)
      return { kind: 'fixed', fromUsd: Math.min(...sizes), toUsd: Math.max(...sizes) }
    },
    sizesOf,
    fill: (text, locale) => fillReferences(text, { locale, catalogue, presetOf: find, services }),
  }
}
