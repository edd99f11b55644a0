import { currentCatalogue, formatEstimate, parseEstimate, startCurrency } from '@/estimate'
import { type Locale, locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test } from '../support/site-test'

test.use({ javaScriptEnabled: false })

const query = 't=shop&q=production&p=web_ios&x=nuxt&b=acc.email_core.entity*4_mob.push_pay.checkout'
const wholeOf = (locale: Locale) => formatEstimate(parseEstimate(query, { currency: startCurrency[locale] }).document)
const address = (locale: Locale, page: 'settings' | 'technologies' | 'functional-blocks' | 'results', said = query) =>
  hrefTo(locale, `estimate/${page}`, { query: said })

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)
  const whole = wholeOf(locale)
  const toReport = new RegExp(`/api/estimate/report\\?${whole.replace(/[.*+]/g, '\\$&')}`)

  test(`results opened without scripts show the estimate, and its steps go on from it (${locale})`, turn(), async ({ page }) => {
    await page.goto(address(locale, 'results'))
    await expect(page.getByText(words('EstimateLive.empty'))).toHaveCount(0)
    await expect(page.locator('main h1')).toHaveCount(1)
    const main = page.locator('main')
    await expect(main.locator('h1 + p')).toContainText(/\d.*–.*\d/)
    await expect(main.getByRole('heading', { name: words('EstimateLinked.covers') })).toBeVisible()
    await main.getByRole('link', { name: words('EstimateLinked.document') }).click()
    await expect(page).toHaveURL(/\/api\/estimate\/report\?.*b=acc\.email/)
    await page.getByRole('link', { name: words('PlainPage.back') }).click()
    await expect(main.getByRole('heading', { name: words('EstimateLinked.covers') })).toBeVisible()
    // With a key: sections laid out as they come near the window move a link from under the pointer.
    await main
      .getByRole('link', { name: words('PageNames.estimate/technologies') })
      .last()
      .press('Enter')
    await expect(page.locator('[name="x.front"][value="nuxt"]')).toBeChecked()
  })

  test(`results by an older price list lead to the same estimate by today’s, without scripts (${locale})`, turn(), async ({ page }) => {
    await page.goto(address(locale, 'results', `v=1&c=2026.1&${query}`))
    const link = page.locator('main').getByRole('link', { name: words('EstimateNotices.recalculate') })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`c=${currentCatalogue.version.replace('.', '\\.')}&.*b=acc\\.email_core\\.entity\\*4`))
    await expect(page.locator('main h1 + p')).toContainText(/\d.*–.*\d/)
    await expect(link).toHaveCount(0)
  })

  test(`steps opened without scripts have the answers of the link and lose none on the way (${locale})`, turn(), async ({ page }) => {
    await page.goto(address(locale, 'settings'))
    await expect(page.locator('[name="t"][value="shop"]')).toBeChecked()
    await expect(page.locator('[name="t"][value="saas"]')).not.toBeChecked()
    await expect(page.locator('[name="p.ios"]')).toBeChecked()
    await page.locator('form button[type=submit]:visible').last().click()
    await page.getByRole('button', { name: words('PlainForm.next') }).click()
    await page.getByRole('button', { name: words('PlainForm.results') }).click()
    await expect(page).toHaveURL(toReport)
    await page.goto(address(locale, 'functional-blocks'))
    await expect(page.locator('[name="b.acc.email"]')).toBeChecked()
    await expect(page.locator('input[type=number][name="b.core.entity"]')).toHaveValue('4')
    await page.locator('form button[type=submit]:visible').last().click()
    await expect(page).toHaveURL(toReport)
  })

  test(`a preset of the start page leads to its estimate without scripts, in either language (${locale})`, turn(), async ({ page }) => {
    await page.goto(hrefTo(locale, 'estimate'))
    await page.locator('#presets tbody a').first().click()
    await expect(page).toHaveURL(/settings\?preset=/)
    await expect(page.getByRole('heading', { name: words('EstimateLinked.holds') })).toBeVisible()
    await page.locator('nav a[data-estimate-link]').last().click()
    await expect(page.locator('main h1')).toContainText(/\S/)
    await expect(page.getByRole('heading', { name: words('EstimateLinked.covers') })).toBeVisible()
    const shown = new URL(page.url()).search
    await page.locator('a[data-language]:visible').first().click()
    expect(new URL(page.url()).search).toBe(shown)
    await expect(page.getByText(words('EstimateLive.empty'))).toHaveCount(0)
  })
}
