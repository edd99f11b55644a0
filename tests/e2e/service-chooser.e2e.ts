import { locales } from '@/routing/locales'
import { hrefTo, routeAt } from '@/routing/routes'
import { wordsOf } from '../support/messages'
import { expect, test } from '../support/site-test'

const answers = [
  { have: 'idea', need: 'decide', users: 'customers', service: 'design-sprint' },
  { have: 'code', need: 'know', users: 'customers', service: 'technical-audit' },
  { have: 'documents', need: 'build', users: 'colleagues', service: 'ai-development' },
  { have: 'manual', need: 'build', users: 'colleagues', service: 'custom-software-development' },
  { have: 'idea', need: 'build', users: 'customers', service: 'web-application-development' },
] as const

test.describe('which service to begin with', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales)
    test(`is answered by three questions without a script (${locale})`, async ({ page }) => {
      const t = wordsOf(locale)
      await page.goto(hrefTo(locale, 'services'))
      for (const { have, need, users, service } of answers) {
        for (const word of [`have.${have}`, `need.${need}`, `users.${users}`])
          await page.getByText(t(`ServicesPage.chooser.${word}`), { exact: true }).click()
        const link = page.getByRole('link', { name: t('ServicesPage.chooser.open') })
        await expect(link).toHaveCount(1)
        await expect(link).toHaveAttribute('href', hrefTo(locale, routeAt(`/services/${service}`)))
      }
    })
})

test('every combination of answers leads to exactly one service, by keyboard too', async ({ page }) => {
  await page.goto(hrefTo('en', 'services'))
  const shown = page.locator('[data-answer]:visible')
  for (const have of ['idea', 'manual', 'documents', 'code'])
    for (const need of ['decide', 'know', 'build'])
      for (const users of ['customers', 'colleagues', 'unsure']) {
        for (const value of [have, need, users]) await page.locator(`input[value="${value}"]`).check({ force: true })
        await expect(shown, `${have}, ${need}, ${users}`).toHaveCount(1)
      }
  await page.locator('input[value="idea"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('input[value="manual"]')).toBeChecked()
})
