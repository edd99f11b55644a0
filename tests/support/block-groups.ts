import type { Page } from '@playwright/test'

/**
 * The control of a block, to be pressed: its group is opened by its heading first where it is folded,
 * and what nobody chose from it is asked for, as visitors do.
 */
export async function blockToPress(page: Page, id: string) {
  const control = page.locator(`input[name="b.${id}"]`)
  const group = page.locator('details:has(> ul)', { has: control })
  if (!(await group.evaluate((details: HTMLDetailsElement) => details.open))) await group.locator('> summary').press('Enter')
  if (!(await control.isVisible())) await group.locator('> button').press('Enter')
  return control
}
