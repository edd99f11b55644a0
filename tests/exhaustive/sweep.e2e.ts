import { localeDetails, otherLocale } from '@/routing/locales'
import { inspectPage } from '../support/inspect-page'
import { wordsOf } from '../support/messages'
import { siteRoutes } from '../support/routes'
import { expect, sweepTest as test } from '../support/site-test'

test('the sweep knows the pages of both languages', () => {
  expect(siteRoutes.filter(({ locale }) => locale === 'en').length).toBeGreaterThan(30)
  expect(siteRoutes.filter(({ locale }) => locale === 'uk').length).toBeGreaterThan(30)
})

for (const route of siteRoutes) {
  const { address, locale } = route

  test(`${address} fits wide and narrow windows, is open to everybody and leaves nothing in the console`, async ({ scripted, trouble }) => {
    await inspectPage(scripted, route, trouble)
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
