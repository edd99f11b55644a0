import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exampleInput } from '@/components/estimate/example'
import { toFigureRules, toHorizonRules, toHorizonSheet } from '@/components/estimate/mini-estimate/horizon-sheet'
import { isFirst, listVariants } from '@/components/estimate/mini-estimate/variants'
import { placeOnHorizon } from '@/components/estimate/results/horizon-place'
import type { EstimatePreset } from '@/content-client/types'
import { currentCatalogue, estimate } from '@/estimate'

const folder = join('public', 'styles')

/** Writes the prices of the presets as style sheets, so that the horizon of the home page is drawn from the content of this build. */
export async function prepareHorizons(presets: readonly EstimatePreset[]): Promise<void> {
  const variants = listVariants(presets)
  const first = variants.find((variant) => isFirst(variant, presets))
  if (!first) throw new Error('There is no estimate preset to begin with.')
  const example = estimate(exampleInput, currentCatalogue)
  await writeFile(join('styles', 'generated', '_horizons.scss'), toHorizonSheet(variants, first, placeOnHorizon(example.cost, 1).placement))
  // Named by its content, so that it may be kept for good.
  const rules = toFigureRules(variants) + toHorizonRules(variants)
  const file = `horizons-${createHash('sha256').update(rules).digest('hex').slice(0, 12)}.css`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, file), rules)
  const source = `/** Written by scripts/prepare-horizons.ts before every build. */\nexport const horizonSheet = '/styles/${file}'\n`
  await writeFile(join('styles', 'generated', 'horizon-sheet.ts'), source)
}
