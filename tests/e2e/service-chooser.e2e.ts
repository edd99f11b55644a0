import { locales } from '@/routing/locales'
import { hrefTo, serviceRoute } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
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
    test(`is answered by three questions without a script (${locale})`, languageTurns(locale)(), async ({ page }) => {
      const t = wordsOf(locale)
      await page.goto(hrefTo(locale, 'services'))
      for (const { have, need, users, service } of answers) {
        for (const word of [`have.${have}`, `need.${need}`, `users.${users}`])
          await page.getByText(t(`ServicesPage.chooser.${word}`), { exact: true }).click()
        const link = page.getByRole('link', { name: t('ServicesPage.chooser.open') })
        await expect(link).toHaveCount(1)
        await expect(link).toHaveAttribute('href', hrefTo(locale, serviceRoute(service)))
      }
    })
})

test('every combination of answers leads to exactly one service, by keyboard too', async ({ page }) => {
  await page.goto(hrefTo('en', 'services'))
  const shown = await page.evaluate(() => {
    const counts: Record<string, number> = {}
    for (const have of ['idea', 'manual', 'documents', 'code'])
      for (const need of ['decide', 'know', 'build'])
        for (const users of ['customers', 'colleagues', 'unsure']) {
          for (const value of [have, need, users]) (document.querySelector(`input[value="${value}"]`) as HTMLInputElement).checked = true
          const answers = [...document.querySelectorAll('[data-answer]')]
          counts[`${have}, ${need}, ${users}`] = answers.filter((answer) => answer.checkVisibility()).length
        }
    return counts
  })
  expect(Object.keys(shown)).toHaveLength(36)
  expect(Object.entries(shown).filter(([, count]) => count !== 1)).toEqual([])
  await page.locator('input[value="idea"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('input[value="manual"]')).toBeChecked()
})
