import type { z } from 'zod'
import type { Locale } from '@/routing/locales'
import type { price } from './schemas/work'
import type { EstimatePreset, Service, WrittenPreset } from './types'

/** What prices are made from: the presets, and what services cost that have a price of their own. */
export type PriceListSource = {
  presets: readonly WrittenPreset[]
  services: readonly { slug: string; price: z.output<typeof price> }[]
}

export type PriceList = {
  /** Why nothing can be priced by a preset, by field. */
  problemsOf: (preset: WrittenPreset) => { field: string; reason: string }[]
  /** The price of a service as pages show it. @throws an Error that says what in it has no price. */
  priceOf: (written: z.output<typeof price>) => Service['price']
  sizesOf: (preset: WrittenPreset) => EstimatePreset['sizes']
  /** A text with its references to prices (`{price:saas-mvp.expected}`) as amounts. @throws an Error that names one there is no amount for. */
  fill: (text: string, locale: Locale) => string
}
