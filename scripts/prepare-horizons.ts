import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exampleInput } from '@/components/estimate/example'
import { placeOnHorizon } from '@/components/estimate/results/horizon-place'
import { toHorizonSheet } from '@/components/mini-estimate/horizon-sheet'
import { isFirst, listVariants } from '@/components/mini-estimate/variants'
import type { EstimatePreset } from '@/content-client/types'
import { currentCatalogue, estimate } from '@/estimate'

/** Writes the prices of the presets as Sass, so that the horizon of the home page is drawn from the content of this build. */
export async function prepareHorizons(presets: readonly EstimatePreset[]): Promise<void> {
  const variants = listVariants(presets)
  const first = variants.find((variant) => isFirst(variant, presets))
  if (!first) throw new Error('There is no estimate preset to begin with.')
  const example = estimate(exampleInput, currentCatalogue)
  await writeFile(join('styles', 'generated', '_horizons.scss'), toHorizonSheet(variants, first, placeOnHorizon(example.cost, 1).stand))
}
