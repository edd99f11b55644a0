import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { arrived, fill, message, submit } from '../support/contact-form'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

const number = /^[2-9A-Z]{4}-[2-9A-Z]{4}$/

for (const locale of locales) {
  const t = wordsOf(locale)
  const address = hrefTo(locale, 'contacts')
  const turn = languageTurns(locale)

  test(`a message arrives and gets a number (${locale})`, turn(), async ({ page }) => {
    await visit(page, address)
    await fill(page, t)
    await page
      .getByLabel(t('ContactForm.files.label'))
      .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan.') })
    await submit(page, t).click()
    await expect(arrived(page, t)).toBeFocused()
    await expect(page.locator('#sent strong').filter({ hasText: number })).toBeVisible()
  })

  test.describe(`without scripts (${locale})`, () => {
    test.use({ javaScriptEnabled: false })

    test('a message arrives, and the page says so', async ({ page }) => {
      await page.goto(address)
      await expect(page.locator('form[action="/api/contact"] [name=website]')).toHaveAttribute('tabindex', '-1')
      await fill(page, t)
      await submit(page, t).click()
      await expect(arrived(page, t)).toBeVisible()
      const { pathname, searchParams, hash } = new URL(page.url())
      expect([pathname, hash]).toEqual([address, '#sent'])
      expect(searchParams.get('sent')).toMatch(number)
      expect(await page.locator('#sent noscript').evaluate(({ textContent }) => textContent)).toContain(t('ContactForm.referenceInAddress'))
      await expect(page.getByLabel(t('ContactForm.name'))).toBeHidden()
      await page.getByRole('link', { name: t('ContactForm.sent.again') }).click()
      await expect(page.getByLabel(t('ContactForm.name'))).toBeVisible()
    })

    test('a message that cannot be taken comes back with every word', async ({ page }) => {
      await page.goto(address)
      await fill(page, t, { contact: 'nowhere' })
      await submit(page, t).click()
      await expect(page.getByRole('heading', { name: t('ContactAnswer.title') })).toBeVisible()
      await expect(page.getByRole('link', { name: t('ContactForm.problems.contactUnknown') })).toBeVisible()
      await expect(page.getByLabel(t('ContactForm.message'))).toHaveValue(message)
      await expect(page.getByLabel(t('ContactForm.name'))).toHaveValue('Марта')
    })
  })
}
