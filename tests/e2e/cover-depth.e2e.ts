import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/site-test'

const cover = (page: Page) => page.locator('main [data-cursor] [data-hue]').first()

/** Moves over the lower right of the first card. */
async function move(page: Page) {
  const box = await cover(page).boundingBox()
  if (!box) throw new Error('the card is not shown')
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.8)
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.8, { steps: 4 })
}

const placesOf = (page: Page) =>
  cover(page).evaluate((frame) => [...frame.querySelectorAll<HTMLElement>('img, span')].map(({ style }) => style.translate))

test('a cover, its picture and its light answer a fine pointer each in its own way, and rest when it leaves', async ({ page }) => {
  await visit(page, '/portfolio')
  await cover(page).scrollIntoViewIfNeeded()
  // What answers comes when the page is idle.
  await expect(async () => {
    await move(page)
    expect(new Set(await placesOf(page)).size).toBe(2)
  }).toPass()
  await expect(cover(page)).not.toHaveCSS('transform', 'none')
  await page.mouse.move(2, 2)
  await expect(cover(page)).toHaveCSS('transform', 'none')
  expect(await placesOf(page)).toEqual(['0px', '0px'])
})

test('a cover stands still for visitors who ask for less motion', async ({ page, networkAtRest }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/portfolio')
  await cover(page).scrollIntoViewIfNeeded()
  await networkAtRest()
  await move(page)
  expect(await placesOf(page)).toEqual([''])
  await expect(cover(page)).toHaveCSS('transform', 'none')
})
