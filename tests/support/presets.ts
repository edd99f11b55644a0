import { readdirSync, readFileSync } from 'node:fs'
import { join, parse as parsePath } from 'node:path'
import { parse } from 'yaml'
import { pricePreset } from '@/build/prices/price-preset'
import { estimatePreset } from '@/content-client/schemas/work'
import type { EstimatePreset } from '@/content-client/types'
import { currentCatalogue } from '@/estimate'
import type { Locale } from '@/routing/locales'

const folder = join(process.cwd(), 'content', 'estimate-presets')

/** The estimate presets of the embedded content at the prices of a catalogue, the current one if none is given. */
export function pricedPresets(locale: Locale = 'en', catalogue = currentCatalogue): EstimatePreset[] {
  return readdirSync(folder).map((name) => {
    const { en, uk, ...shared } = parse(readFileSync(join(folder, name), 'utf8'))
    const preset = estimatePreset.parse({ slug: parsePath(name).name, ...shared, ...{ en, uk }[locale] })
    return { ...preset, sizes: pricePreset(preset, catalogue) }
  })
}
