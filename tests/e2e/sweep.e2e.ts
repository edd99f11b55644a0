import { localeDetails, otherLocale } from '@/routing/locales'
import { wordsOf } from '../support/messages'
import { siteRoutes } from '../support/routes'
import { expect, test, visit } from '../support/site-test'

test('the sweep knows the pages of both languages', () => {
  expect(siteRoutes.filter(({ locale }) => locale === 'en').length).toBeGreaterThan(30)
  expect(siteRoutes.filter(({ locale }) => locale === 'uk').length).toBeGreaterThan(30)
})

for (const { address, locale, status } of siteRoutes) {
  test(`${address} answers ${status}, in its language, with one heading, and the browser has nothing to complain about`, async ({
    page,
    trouble,
  }) => {
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
    await visit(page, address)
    expect((await answer).status()).toBe(status)
    await expect(page.locator('html')).toHaveAttribute('lang', localeDetails[locale].iso)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(trouble).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  for (const { address, locale, status } of siteRoutes) {
    test(`${address} has the same headings`, async ({ page, browser, baseURL }) => {
      const scripted = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: true })
      await visit(scripted, address)
      await page.goto(address)
      const [withScripts, without] = await Promise.all([scripted, page].map((each) => each.locator('h1, h2, h3').allTextContents()))
      await scripted.close()
      expect(without?.length).toBeGreaterThan(0)
      // The main heading of a page that does not exist is completed by the browser.
      const from = status === 404 ? 1 : 0
      expect(withScripts?.slice(from)).toEqual(without?.slice(from))
      expect(withScripts?.[0]).toContain(without?.[0])
    })

    test(`${address} opens its menu and leads on in the other language`, async ({ page }) => {
      const words = wordsOf(locale)
      const other = otherLocale(locale)
      await page.goto(address)
      await page.getByRole('button', { name: words('MobileMenu.open') }).click()
      const menu = page.getByRole('dialog', { name: words('MobileMenu.label') })
      await expect(menu.getByRole('link', { name: words('MainMenu.services'), exact: true })).toBeVisible()
      const language = menu.locator(`a[hreflang="${other}"]`)
      const target = await language.getAttribute('href')
      await language.click()
      await expect(page.locator('html')).toHaveAttribute('lang', localeDetails[other].iso)
      expect(new URL(page.url()).pathname).toBe(target)
    })
  }
})
