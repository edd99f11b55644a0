import type { Page } from '@playwright/test'
import { startPrices } from '@/components/estimate/labels'
import { roundMoney } from '@/estimate'
import { currencySymbols, formatMoney } from '@/messages/format'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { pricedPresets } from '../support/presets'
import { expect, test, visit } from '../support/site-test'

const query = 'v=1&c=2026.1&q=production&b=acc.email_core.entity*5_pay.subs'
const currencyOf = (page: Page) => new URL(page.url()).searchParams.get('cur')
const usual = pricedPresets().find(({ slug }) => slug === 'saas-mvp')?.sizes.usual.cost

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)
  const chosen = words('EstimateCurrency.chosen').replace('{currency}', 'EUR')
  const same = words('EstimateLive.change.same')
  const list = (page: Page) => page.getByRole('combobox', { name: words('EstimateCurrency.label') })

  test.describe(`the currency of an estimate, on a phone (${locale})`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

    test('is changed on the first screen of the results, and the change can be undone', turn(), async ({ page }) => {
      await visit(page, hrefTo(locale, 'estimate/results', { query }))
      const switched = list(page).first()
      await expect(switched).toBeInViewport({ ratio: 1 })
      const box = await switched.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await switched.selectOption('EUR')
      await expect(page.locator('#range > p').first()).toContainText(currencySymbols.EUR)
      await expect.poll(() => currencyOf(page)).toBe('EUR')
      const toast = page.getByRole('button', { name: words('EstimateLive.change.undo') }).locator('..')
      await expect(toast).toContainText(same.replace('{label}', chosen).replace('{weeks}', ''))
      await toast.getByRole('button', { name: words('EstimateLive.change.undo') }).click()
      await expect.poll(() => currencyOf(page)).toBeNull()
      await expect(switched).toHaveValue('USD')
    })

    test('is changed on a step with the price itself, by touch and by keyboard', turn(), async ({ page }) => {
      await visit(page, hrefTo(locale, 'estimate/settings', { query }))
      const switched = list(page).filter({ visible: true })
      await expect(switched).toBeInViewport({ ratio: 1 })
      expect((await switched.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await switched.selectOption('GBP')
      await expect(page.locator('[data-summary] p').filter({ visible: true }).first()).toContainText(currencySymbols.GBP)
      await expect.poll(() => currencyOf(page)).toBe('GBP')
      await switched.press('ArrowDown')
      await expect.poll(() => currencyOf(page)).toBe('UAH')
    })
  })

  test(`prices that lead into an estimate are in the currency it opens in (${locale})`, turn(), async ({ page }) => {
    const { currency, rate } = startPrices(locale)
    const price = formatMoney(roundMoney((usual?.p50 ?? 0) * rate), currency, locale)
    for (const [address, place] of [
      [hrefTo(locale, 'index'), 'section:has(#prices-title)'],
      [hrefTo(locale, 'estimate'), '#presets'],
      [hrefTo(locale, 'cost-guides'), 'main'],
    ] as const) {
      await page.goto(address)
      await expect(page.locator(place)).toContainText(price)
      if (currency !== 'USD') await expect(page.locator(place)).toContainText(formatMoney(rate, currency, locale))
    }
    await page.getByRole('rowheader').getByRole('link').first().click()
    await page
      .locator('main')
      .getByRole('link')
      .filter({ hasText: words('CostGuidePage.open') })
      .first()
      .click()
    await expect(page.locator('#range > p').first()).toContainText(currencySymbols[currency])
  })
}
