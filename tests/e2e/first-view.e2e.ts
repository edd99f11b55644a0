import type { Page } from '@playwright/test'
import { budgets } from '@/build/releases/budgets'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { firstView, openObserved } from '../support/first-view'
import { languageTurns } from '../support/language-turns'
import { expect, test, wake } from '../support/site-test'

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test.describe('the first view of home', () => {
  for (const locale of locales) {
    const turn = languageTurns(locale)
    for (const viewport of windows)
      test.describe(`in ${locale}, ${viewport.width} px wide`, () => {
        test.use({ viewport })

        test(
          `nothing moves while it loads, its pictures are light, and the heading is what is waited for (${locale}, ${viewport.width} px)`,
          turn(),
          async ({ page }) => {
            await openObserved(page, hrefTo(locale, 'index'))
            await expect.poll(async () => (await firstView(page)).largest.at(-1)).toBe('H1')
            await startScripts(page)
            await arrived(page)
            const { shift, largest } = await firstView(page)
            expect({ shift, last: largest.at(-1) }).toEqual({ shift: 0, last: 'H1' })
            const pictures = await picturesInWindow(page)
            expect(pictures.length).toBeGreaterThan(0)
            const sizes = await Promise.all(pictures.map(async (address) => (await (await page.request.get(address)).body()).length))
            expect(sizes.reduce((sum, size) => sum + size / 1000, 0)).toBeLessThanOrEqual(budgets.firstPictures)
          },
        )
      })
  }
})

/** Starts the scripts and waits for the last thing they fetch by themselves. */
async function startScripts(page: Page): Promise<void> {
  const checked = page.waitForRequest(/\/builds\/latest\.json/)
  await wake(page)
  await checked
}

/** Waits until what moves once, as the scene that arrives after the heading, stands still and has been painted. */
async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const once = document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(once.map(({ finished }) => finished))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Addresses of the pictures, drawn by elements or as grounds, of which a part stands in the window. */
function picturesInWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    for (const element of document.querySelectorAll('body, body *')) {
      const box = element.getBoundingClientRect()
      const seen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      if (!seen) continue
      if (element instanceof HTMLImageElement && element.currentSrc) found.add(element.currentSrc)
      for (const pseudo of [null, '::before', '::after'])
        for (const [, address] of getComputedStyle(element, pseudo).backgroundImage.matchAll(/url\("([^"]+)"\)/g))
          if (address && !address.startsWith('data:')) found.add(address)
    }
    return [...found]
  })
}
