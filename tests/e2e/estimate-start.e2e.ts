import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

test.use({ reducedMotion: 'reduce' })

/** Where the sun stands from left to right, and the prices of the axis. */
const horizonOf = (page: Page) =>
  page.locator('[data-mini-estimate]').evaluate((section) => {
    const style = getComputedStyle(section)
    const ticks = [1, 2, 3, 4, 5].map((tick) => style.getPropertyValue(`--tick-${tick}`))
    const range = [...section.querySelectorAll('dd')].find((each) => each.checkVisibility())
    return { sun: Number(style.getPropertyValue('--expected')), ticks, range: range?.innerText ?? '' }
  })

for (const locale of locales) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`the estimate in ${locale} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled })

      test('opens on a horizon, where a kind of project moves the sun along one axis', languageTurns(locale)(), async ({ page }) => {
        if (javaScriptEnabled) await visit(page, hrefTo(locale, 'estimate'))
        else await page.goto(hrefTo(locale, 'estimate'))
        await expect.poll(async () => (await horizonOf(page)).sun).toBeGreaterThan(0)
        const first = await horizonOf(page)
        expect(first.ticks.every((text) => /\d/.test(text))).toBe(true)

        const start = page.locator('[data-mini-estimate]')
        const choose = (value: string) => start.locator(`label:has([value="${value}"])`).click()
        await choose('company-site')
        const small = await horizonOf(page)
        await choose('marketplace-mvp')
        const large = await horizonOf(page)
        expect(small.sun).toBeLessThan(first.sun)
        expect(large.sun).toBeGreaterThan(first.sun)
        expect([small.ticks, large.ticks]).toEqual([first.ticks, first.ticks])
        expect(new Set([first.range, small.range, large.range]).size).toBe(3)

        await start.getByRole('button', { name: wordsOf(locale)('MiniEstimate.open') }).click()
        await expect(page).toHaveURL(javaScriptEnabled ? /\/estimate\/results\?/ : /\/api\/estimate\/report\?.*marketplace-mvp/)
      })
    })
  }
}
