import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { expect, test, visit } from '../support/site-test'

const sum = /\$[\d,]+|\d[\d\s]*\s₴/

for (const locale of locales) {
  const turn = languageTurns(locale)

  test(`an answer names the price it leads to, before it is chosen (${locale})`, turn(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/settings', { query: 't=shop&b=acc.email_shop.catalog_shop.cart_pay.checkout' }))
    const answer = (field: string, value: string) => page.locator('label', { has: page.locator(`[name="${field}"][value="${value}"]`) })
    for (const [field, value] of [
      ['q', 'critical'],
      ['d', 'premium'],
      ['o', 'existing'],
      ['st', 'idea'],
    ] as const) {
      const [named = ''] = sum.exec(await answer(field, value).innerText()) ?? []
      expect(named).not.toBe('')
      await expect(page.locator('[data-summary]')).not.toContainText(named)
      await answer(field, value).click()
      await expect(page.locator('[data-summary]')).toContainText(named)
      await expect(answer(field, value)).toContainText(named)
    }
  })

  test(`before the first block, answers are compared for what such projects usually have (${locale})`, turn(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/settings'))
    const usual = page.locator('[data-check=usual]')
    const named = sum.exec(await usual.locator('p').innerText())?.[0] ?? ''
    expect(named).not.toBe('')
    await expect(page.locator('label', { has: page.locator('[name="q"]:checked') })).toContainText(named)
    await usual.getByRole('button').click()
    await expect(page.locator('[data-summary]')).toContainText(named)
  })
}
