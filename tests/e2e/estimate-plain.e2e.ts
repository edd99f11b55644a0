import sharp from 'sharp'
import { pictureAddress, reportAddress, withCalculation } from '@/components/estimate/api-addresses'
import { localeDetails, locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test } from '../support/site-test'

test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)

  test(`without scripts the estimate is filled in page by page and ends in its report (${locale})`, turn(), async ({ page }) => {
    await page.goto(hrefTo(locale, 'estimate/settings'))
    await page.locator('label', { has: page.locator('[name="t"][value="shop"]') }).click()
    await page.locator('.plain button, form button[type=submit]:visible').last().click()
    await expect(page).toHaveURL(/\/api\/estimate\/form/)
    await expect(page.locator('html')).toHaveAttribute('lang', localeDetails[locale].iso)
    await page.locator('[name="x.front"][value="nuxt"]').check()
    await page.getByRole('button', { name: words('PlainForm.next') }).click()
    await page.getByRole('button', { name: words('PlainForm.results') }).click()
    await expect(page.getByRole('alert')).toContainText(words('EstimateErrors.none'))
    await page.locator('[name="b.acc.email"]').check()
    await page.locator('[name="b.core.entity"]').fill('70')
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
    await page.getByRole('button', { name: words('PlainForm.results') }).click()
    await expect(page.getByRole('alert')).toContainText('50')
    await expect(page.locator('[name="b.acc.email"]')).toBeChecked()
    await expect(page.locator('[name="b.core.entity"]')).toHaveValue('70')
    await page.locator('[name="b.core.entity"]').fill('7')
    await page.getByRole('button', { name: words('PlainForm.results') }).click()
    await expect(page).toHaveURL(/\/api\/estimate\/report\?v=1&c=[\d.]+&t=shop&x=nuxt&b=acc\.email_core\.entity\*7/)
  })
}

for (const locale of locales)
  test(
    `a report shared in a messenger shows its own picture, whatever is asked (${locale})`,
    languageTurns(locale)(),
    async ({ page, request }) => {
      await page.goto(reportAddress(locale, 'v=1&t=shop&b=acc.email_pay.checkout'))
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
      const bytesOf = async (address: string) => (await request.get(address)).body()
      const address = new URL(picture ?? '')
      const drawn = await bytesOf(address.pathname + address.search)
      const { format, width, height } = await sharp(drawn).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
      expect(drawn.length).toBeLessThan(150_000)
      expect(drawn.equals(await bytesOf(pictureAddress(locale, 'v=1&t=site&b=acc.email')))).toBe(false)
      expect((await request.get(pictureAddress(locale, 'b=%00&t=%F0%9F'))).status()).toBe(200)
      expect((await request.get(pictureAddress(locale, `b=${'acc.email_'.repeat(500)}`))).status()).toBe(414)
    },
  )

for (const locale of locales)
  test(`a report with its calculation is no wider than a phone (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const report = reportAddress(locale, 'v=1&t=shop&q=production&p=web_ios_android&b=acc.email_pay.checkout_shop.catalog')
    await page.goto(withCalculation(report))
    await expect(page.locator('#trace tr').first()).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider).toBe(0)
  })
