import { breakBrowser, forgetZone, ways } from '../support/broken-browser'
import { expectContent, expectForm, expectNavigation, newSender, pageKinds } from '../support/broken-walk'
import { expect, test, wake } from '../support/site-test'

test.beforeEach(({ page }, { parallelIndex }) => page.setExtraHTTPHeaders(newSender(parallelIndex)))

/** One of each family, on a page of another kind; all of them in all ways on all pages: `tests/exhaustive/broken-browsers.e2e.ts`. */
const tried = ['IntersectionObserver', 'localStorage', 'document.cookie', 'Intl.NumberFormat', 'history.pushState', 'trustedTypes'] as const

for (const [index, facility] of tried.entries()) {
  const way = ways[index % ways.length] as (typeof ways)[number]
  const address = pageKinds[index] as (typeof pageKinds)[number]

  test(`${address} is read and leads on to a form that is sent in a browser with ${facility} ${way}`, async ({ page }) => {
    await breakBrowser(page, facility, way)
    await expectContent(page, address)
    await expectNavigation(page)
    await expectForm(page)
  })
}

test('the contacts page has its form, phone and email in a browser that does not know the zone of the office', async ({ page }) => {
  await forgetZone(page, 'Europe/Kyiv')
  await expectContent(page, '/contacts')
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  await expectForm(page)
})

test('a click leads on though the sound of the page cannot be played', async ({ page }) => {
  for (const way of ways.slice(1, 2)) {
    await breakBrowser(page, 'HTMLMediaElement.prototype.play', way)
    await page.goto('/')
    await wake(page)
    await expectNavigation(page)
  }
})
