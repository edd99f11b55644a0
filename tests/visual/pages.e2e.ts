import { existsSync, readFileSync } from 'node:fs'
import { locales } from '@/routing/locales'
import { hrefTo, localisePath } from '@/routing/routes'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

const baselines = 'tests/visual/baselines'
const widths = [390, 768, 1440] as const

/** Pictures of one browser version cannot be held against those of another; `npm run test:visual:update` writes both. */
const drawnWith = existsSync(`${baselines}/chromium-version.txt`)
  ? readFileSync(`${baselines}/chromium-version.txt`, 'utf8').trim()
  : undefined

test.describe('the look of', () => {
  test.use({ reducedMotion: 'reduce' })

  test.beforeEach(async ({ browser }) => {
    const version = browser.version()
    test.skip(drawnWith !== undefined && version !== drawnWith, `The baselines were drawn with Chromium ${drawnWith}; this is ${version}.`)
  })

  for (const locale of locales)
    for (const width of widths) {
      test.describe(`in ${locale} at ${width} px`, () => {
        test.use({ viewport: { width, height: 900 } })

        test(`home is as it was approved (${locale}, ${width} px)`, async ({ page }) => {
          await visit(page, hrefTo(locale, 'index'))
          await page.evaluate(() => document.fonts.ready)
          await expect(page).toHaveScreenshot(`home-${locale}-${width}.png`)
        })

        test(`the error page is as it was approved (${locale}, ${width} px)`, async ({ page }) => {
          await visit(page, localisePath(locale, '/moon-base'))
          await expect(page.getByRole('heading', { level: 1 })).toContainText('/moon-base')
          await page.evaluate(() => document.fonts.ready)
          await expect(page).toHaveScreenshot(`error-${locale}-${width}.png`)
        })

        if (width < 1280)
          test(`the open menu is as it was approved (${locale}, ${width} px)`, async ({ page }) => {
            await visit(page, hrefTo(locale, 'index'))
            await page.getByRole('button', { name: wordsOf(locale)('MobileMenu.open') }).click()
            await page.evaluate(() => document.fonts.ready)
            await expect(page).toHaveScreenshot(`menu-${locale}-${width}.png`)
          })
      })
    }
})
