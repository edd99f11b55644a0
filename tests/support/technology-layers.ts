import type { Page } from '@playwright/test'
import type { Layer } from '@/estimate'

/** An answer of a layer of technologies as visitors press it: its question is unfolded first where it is folded. */
export async function technologyToPress(page: Page, layer: Layer, id: string) {
  const label = page.locator('label', { has: page.locator(`input[name="x.${layer}"][value="${id}"]`) })
  if (!(await label.isVisible())) await layerLine(page, layer).press('Enter')
  return label
}

/** The line of a layer, which unfolds its question. */
export const layerLine = (page: Page, layer: Layer) => page.locator(`summary:has(+ [id="field-x.${layer}"])`)
