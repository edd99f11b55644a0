import type { Locator, Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { expect, test, visit } from '../support/site-test'

// Narrower windows have no room for it beside the words.
test.use({ viewport: { width: 1440, height: 800 } })

const flight = (page: Page) => page.locator('[data-flight]')
const dartOf = (page: Page) => flight(page).locator('> svg').last()
const still = (page: Page) => page.locator('img[src$="/stages/trajectory.svg"]')

/** How far the end of the page is from the window two frames after it was scrolled there: sections grow once they are seen. */
const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    const left = () => document.documentElement.scrollHeight - innerHeight - scrollY
    window.scrollBy({ top: left(), behavior: 'instant' })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return left()
  })

/** How far off the middle an element stands two frames after it was scrolled there: heights above it are guessed until they are seen. */
const centre = (element: Locator) =>
  element.evaluate(async (shown) => {
    shown.scrollIntoView({ block: 'center', behavior: 'instant' })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const { top, bottom } = shown.getBoundingClientRect()
    return Math.abs((top + bottom - innerHeight) / 2)
  })

/** How many pixels the dart is off its landing, 20 px before the middle of the button's left edge; the gap may be 20 px narrower or wider. */
async function missOf(page: Page, call: Locator): Promise<number> {
  const [dart, button] = await Promise.all([dartOf(page).boundingBox(), call.boundingBox()])
  if (!dart || !button) return Number.POSITIVE_INFINITY
  const across = Math.abs(button.x - (dart.x + dart.width) - 20) - 20
  const down = Math.abs(dart.y + dart.height / 2 - (button.y + button.height / 2))
  return Math.max(across, down)
}

test.use({ viewport: { width: 1440, height: 900 } })

for (const locale of locales) {
  test(
    `one flight goes through home as it is scrolled, lights the stages and lands at the last call (${locale})`,
    languageTurns(locale)(),
    async ({ page, trouble }) => {
      await visit(page, hrefTo(locale, 'index'))
      await expect(flight(page)).toBeAttached()
      await expect(still(page)).toHaveCount(0)

      const lights = flight(page).locator('g > g')
      await expect(lights).toHaveCount(5)
      const opacities = () => lights.evaluateAll((all) => all.map((light) => Number(getComputedStyle(light).opacity)))
      expect(await opacities()).toEqual([0, 0, 0, 0, 0])

      // The row has reached the middle of the window: some of the stages are passed, some are not.
      const row = page.locator('img[src$="/stages/stations.svg"]')
      const lit = async () => ((await centre(row)) < 2 ? (await opacities()).join('') : 'not in the middle')
      await expect.poll(lit).toMatch(/^1+0+$/)
      await expect(dartOf(page)).toBeInViewport()

      const call = page.locator('main > section').last().getByRole('link').first()
      await expect.poll(() => scrollToEnd(page)).toBeLessThan(1)
      await expect.poll(opacities).toEqual([1, 1, 1, 1, 1])
      // The flight is measured again a frame after the page has grown.
      await expect.poll(() => missOf(page, call)).toBeLessThan(4)
      expect(trouble).toEqual([])
    },
  )
}

test('the flight makes no page wider, and is gone with it', async ({ page }) => {
  await visit(page, '/')
  await expect(flight(page)).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 700, height: 900 })
  await expect(flight(page)).toHaveCount(0)
  await expect(still(page)).toHaveCount(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(flight(page)).toBeAttached()
  await page.getByRole('banner').getByRole('link', { name: 'Contacts', exact: true }).click()
  await expect(page).toHaveURL(/contacts/)
  await expect(flight(page)).toHaveCount(0)
})

test.describe('for whoever asks for less motion', () => {
  test.use({ reducedMotion: 'reduce' })
  test('the trajectories of the sections stand still instead', async ({ page }) => {
    await visit(page, '/')
    await page.waitForFunction(() => document.readyState === 'complete')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(flight(page)).toHaveCount(0)
    await expect(still(page)).toHaveCount(1)
    await expect(page.locator('[data-trajectory]').first()).toBeVisible()
  })
})
