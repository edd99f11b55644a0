import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exampleCatalogue, exampleIn } from '@/components/estimate/example'
import { startPrices } from '@/components/estimate/labels'
import {
  placeName,
  toAxisRules,
  toExampleSheet,
  toFigureRules,
  toHorizonRules,
  toPlacesSheet,
} from '@/components/estimate/mini-estimate/horizon-sheet'
import { isFirst, isOfferedAtStart, listVariants } from '@/components/estimate/mini-estimate/variants'
import { placeOnHorizon } from '@/components/estimate/results/horizon-place'
import type { EstimatePreset } from '@/content-client/types'
import { estimate, exchangeRate } from '@/estimate'
import { type Locale, locales } from '@/routing/locales'

const folder = join('public', 'styles')

/**
 * Writes the prices of the presets as style sheets, so that the horizon of the home page is drawn from the content of this build: a
 * sheet for the pages of each language, which has a currency of its own.
 */
export async function prepareHorizons(presets: readonly EstimatePreset[]): Promise<void> {
  const variants = listVariants(presets)
  const first = variants.find((variant) => isFirst(variant, presets))
  if (!first) throw new Error('There is no estimate preset to begin with.')
  const pages = locales.map((locale) => ({ locale, ...startPrices(locale) }))
  const example = locales.map((locale) => [locale, placeExample(locale)] as const)
  await writeFile(join('styles', 'generated', '_example.scss'), toExampleSheet(new Map(example)))
  const shown = new Map([{ currency: 'USD' as const, rate: 1 }, ...pages].map((each) => [each.currency, each]))
  const places = presets.flatMap(({ slug, sizes }) =>
    [...shown.values()].map(({ currency, rate }) => [placeName(slug, currency), placeOnHorizon(sizes.usual.cost, rate).placement] as const),
  )
  await writeFile(join('styles', 'generated', '_places.scss'), toPlacesSheet(new Map(places)))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const sheets: Record<string, Record<string, string>> = {}
  // The axis of the start holds what can be chosen there, and no larger projects.
  for (const [name, drawn] of Object.entries({ home: variants, start: variants.filter(isOfferedAtStart) })) {
    const files: Record<string, string> = {}
    for (const page of pages) {
      const rules = toFigureRules(variants) + toAxisRules(drawn, first, page) + toHorizonRules(drawn, page)
      // Named by its content, so that it may be kept for good.
      const file = `horizons-${createHash('sha256').update(rules).digest('hex').slice(0, 12)}.css`
      await writeFile(join(folder, file), rules)
      files[page.locale] = `/styles/${file}`
    }
    sheets[name] = files
  }
  const source = `/** Written by build/prepare-horizons.ts before every build. */\nexport const horizonSheets = ${JSON.stringify(sheets)}\n`
  await writeFile(join('styles', 'generated', 'horizon-sheet.ts'), source)
}

function placeExample(locale: Locale) {
  const { input } = exampleIn(locale)
  return placeOnHorizon(estimate(input, exampleCatalogue).cost, exchangeRate(input, exampleCatalogue)).placement
}
