import { readSnapshot } from '@/content-client/snapshot'
import { locales } from '@/routing/locales'
import { hrefTo, serviceRoute } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { expect, test } from '../support/site-test'

const content = (await readSnapshot()).locales

for (const locale of locales) {
  const { services } = content[locale]

  test.describe(`the page of a service (${locale})`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

    test('keeps its chapters folded, and opens them without a script', languageTurns(locale)(), async ({ page }) => {
      for (const { slug, body } of services) {
        await page.goto(hrefTo(locale, serviceRoute(slug)))
        const [first = '', ...rest] = body.map(({ title }) => title)
        await expect(page.getByRole('heading', { level: 2, name: first, exact: true })).toBeVisible()
        for (const title of rest) {
          const fold = page.locator('details', { has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
          await expect(fold).not.toHaveAttribute('open')
          await fold.locator('summary').click()
          await expect(fold.locator('summary + *')).toBeVisible()
        }
      }
    })

    // Half of what they were when every table stood open: 17,700 px in English, 18,700 in Ukrainian.
    test('is at most half as tall on a phone as it was', languageTurns(locale)(), async ({ page }) => {
      for (const { slug } of services) {
        await page.goto(hrefTo(locale, serviceRoute(slug)))
        const height = await page.evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync('* { content-visibility: visible !important }')
          document.adoptedStyleSheets = [sheet]
          return document.documentElement.scrollHeight
        })
        expect(height, slug).toBeGreaterThan(5000)
        expect(height, slug).toBeLessThan(locale === 'uk' ? 9350 : 8850)
      }
    })

    test('says on a phone what a cell of a table is about, and leaves out the empty ones', languageTurns(locale)(), async ({ page }) => {
      const drawn = services.find(({ layouts }) => layouts.includes('figures') && layouts.includes('wide'))
      await page.goto(hrefTo(locale, serviceRoute(drawn?.slug ?? '')))
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      await expect(page.locator('td[data-empty]').first()).toBeHidden()
      // Where a table is drawn as figures or bars its amounts speak for themselves.
      const title = drawn?.body[drawn.layouts.indexOf('wide')]?.title ?? ''
      const chapter = page.locator('details', { has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
      const cell = chapter.locator('td[data-label]:not([data-empty])').first()
      await expect(cell).toBeVisible()
      expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(
        await cell.getAttribute('data-label'),
      )
    })
  })
}
