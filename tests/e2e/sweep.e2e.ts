import { localeDetails, otherLocale } from '@/routing/locales'
import { wordsOf } from '../support/messages'
import { siteRoutes } from '../support/routes'
import { expect, sweepTest as test, visit } from '../support/site-test'

test('the sweep knows the pages of both languages', () => {
  expect(siteRoutes.filter(({ locale }) => locale === 'en').length).toBeGreaterThan(30)
  expect(siteRoutes.filter(({ locale }) => locale === 'uk').length).toBeGreaterThan(30)
})

for (const { address, locale, status } of siteRoutes) {
  test(`${address} answers ${status}, in its language, with one heading, and the browser has nothing to complain about`, async ({
    scripted,
    trouble,
  }) => {
    await scripted.setViewportSize({ width: 1280, height: 800 })
    const answer = scripted.waitForResponse((response) => response.request().isNavigationRequest())
    await visit(scripted, address)
    await scripted.waitForLoadState('networkidle')
    expect((await answer).status()).toBe(status)
    await expect(scripted.locator('html')).toHaveAttribute('lang', localeDetails[locale].iso)
    await expect(scripted.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(trouble).toEqual([])
  })

  test(`${address} has the same headings without JavaScript`, async ({ scripted, plain }) => {
    await visit(scripted, address)
    await plain.goto(address)
    const [withScripts, without] = await Promise.all([scripted, plain].map((page) => page.locator('h1, h2, h3').allTextContents()))
    expect(without?.length).toBeGreaterThan(0)
    // The main heading of a page that does not exist is completed by the browser.
    const from = status === 404 ? 1 : 0
    expect(withScripts?.slice(from)).toEqual(without?.slice(from))
    expect(withScripts?.[0]).toContain(without?.[0])
  })

  test(`${address} opens its menu and leads on in the other language without JavaScript`, async ({ plain }) => {
    const words = wordsOf(locale)
    const other = otherLocale(locale)
    await plain.setViewportSize({ width: 390, height: 844 })
    await plain.goto(address)
    await plain.getByRole('button', { name: words('MobileMenu.open') }).click()
    const menu = plain.getByRole('dialog', { name: words('MobileMenu.label') })
    await expect(menu.getByRole('link', { name: words('MainMenu.services'), exact: true })).toBeVisible()
    const language = menu.locator(`a[hreflang="${other}"]`)
    const target = await language.getAttribute('href')
    await language.click()
    await expect(plain.locator('html')).toHaveAttribute('lang', localeDetails[other].iso)
    expect(new URL(plain.url()).pathname).toBe(target)
  })
}
