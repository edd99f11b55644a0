import { existsSync, readFileSync } from 'node:fs'
import { locales } from '@/routing/locales'
import { hrefTo, localisePath } from '@/routing/routes'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

const baselines = 'tests/visual/baselines'
const widths = [390, 768, 1440] as const

/** One inner page of each kind, the languages taking turns. */
const kinds = [
  { kind: 'service', path: '/services/technical-audit' },
  { kind: 'sample-document', path: '/services/technical-audit/sample-report' },
  { kind: 'case', path: '/portfolio/dobrokava' },
  { kind: 'article', path: '/blog/estimates/honest-range' },
  { kind: 'contacts', path: '/contacts' },
  { kind: 'landing', path: '/landings/strapi' },
  { kind: 'legal-page', path: '/privacy-policy' },
  { kind: 'blog', path: '/blog' },
  { kind: 'portfolio', path: '/portfolio' },
  { kind: 'search', path: '/search' },
] as const

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

  for (const [turn, { kind, path }] of kinds.entries())
    for (const width of [390, 1440]) {
      const locale = locales[turn % locales.length] ?? 'en'
      test.describe(`a page of its kind at ${width} px`, () => {
        test.use({ viewport: { width, height: 1600 }, timezoneId: 'Europe/Kyiv' })

        test(`${kind} is as it was approved (${locale}, ${width} px)`, async ({ page }) => {
          // The office clock tells the time; here it is a Tuesday morning.
          await page.clock.setFixedTime('2026-03-03T10:00:00+02:00')
          await visit(page, localisePath(locale, path))
          await page.evaluate(() => document.fonts.ready)
          await expect(page).toHaveScreenshot(`${kind}-${locale}-${width}.png`)
        })
      })
    }
})
