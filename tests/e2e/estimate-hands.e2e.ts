import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

const query = 'v=1&c=2026.2&q=production&b=acc.email_core.entity*5_com.chat-m_adm.panel-m_pay.checkout_sec.gdpr'

for (const locale of locales) {
  const words = wordsOf(locale)

  test(`what was tried leaves the keyboard where it was (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/results', { query }))
    const savings = page.locator('#less')
    await savings.getByRole('button').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: words('EstimateResults.less.title') })).toBeFocused()
  })

  test(`the menu of files closes by a click outside and by Escape (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/results', { query }))
    const opener = page.locator('summary', { hasText: words('EstimateLive.tools.export') })
    const file = page.getByRole('button', { name: words('EstimateLive.files.markdown.name') })
    await opener.click()
    await expect(file).toBeVisible()
    await page.locator('h1').click()
    await expect(file).toBeHidden()
    await opener.press('Enter')
    await expect(file).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(file).toBeHidden()
    await expect(opener).toBeFocused()
  })
}
