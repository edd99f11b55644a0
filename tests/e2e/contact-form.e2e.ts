import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit, wake } from '../support/site-test'

const estimate = 't=shop&b=acc.email_acc.social*2_pay.checkout'

for (const locale of locales)
  test.describe(`the contact form (${locale})`, () => {
    const t = wordsOf(locale)
    const address = hrefTo(locale, 'contacts')
    const turn = languageTurns(locale)

    test('says what is missing, leads to it and loses nothing', turn(), async ({ page, trouble }) => {
      await visit(page, address)
      await page.getByLabel(t('ContactForm.message')).fill('We have nine coffee shops.')
      await page.getByRole('button', { name: t('ContactForm.submit') }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
      await page.getByRole('link', { name: t('ContactForm.problems.nameMissing') }).click()
      const name = page.getByLabel(t('ContactForm.name'))
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription(new RegExp(t('ContactForm.problems.nameMissing')))
      await expect(page.getByLabel(t('ContactForm.message'))).toHaveValue('We have nine coffee shops.')
      expect(trouble).toEqual([])
    })

    test(
      'takes the estimate along, makes a letter and does not pretend to have sent it, and lets the estimate go',
      turn(),
      async ({ page, trouble }) => {
        await visit(page, hrefTo(locale, 'contacts', { query: `estimate=${encodeURIComponent(estimate)}` }))
        await expect(page.getByText(t('ContactForm.estimate.title'))).toBeVisible()
        await page.getByLabel(t('ContactForm.name')).fill('Марта')
        await page.getByLabel(t('ContactForm.contact')).fill('@marta_h')
        await expect(page.getByText(t('ContactForm.detected.telegram'))).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: t('ContactForm.letter.title') })).toBeFocused()
        const letter = await page.getByLabel(t('ContactForm.letter.label')).inputValue()
        expect(letter).toContain(`${hrefTo(locale, 'estimate/results')}?${estimate}`)
        await expect(page.getByRole('link', { name: t('ContactForm.letter.open') })).toHaveAttribute('href', /^mailto:.+@.+body=/)
        await page.getByRole('button', { name: t('ContactForm.letter.back') }).click()
        await expect(page.getByLabel(t('ContactForm.name'))).toHaveValue('Марта')
        await page.getByRole('button', { name: t('ContactForm.estimate.remove') }).click()
        await expect(page.getByText(t('ContactForm.estimate.title'))).toHaveCount(0)
        expect(trouble).toEqual([])
      },
    )

    test('ends the landing pages and says what the letter is about', turn(), async ({ page, trouble }) => {
      for (const landing of ['landings/strapi', 'landings/miltton-ai-agent', 'landings/coffee-ai'] as const) {
        await visit(page, hrefTo(locale, landing))
        const product = await page.locator('nav [aria-current="page"]').last().textContent()
        await page.getByLabel(t('ContactForm.name')).fill('Марта')
        await page.getByLabel(t('ContactForm.contact')).fill('marta@example.com')
        await page.getByLabel(t('ContactForm.message')).fill('We have nine coffee shops.')
        await page.getByRole('button', { name: t('ContactForm.submit') }).click()
        const letter = page.getByRole('link', { name: t('ContactForm.letter.open') })
        await expect(letter, landing).toHaveAttribute('href', new RegExp(`subject=${encodeURIComponent(product ?? '-')}`))
      }
      expect(trouble).toEqual([])
    })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form hands its words to the mail program and says so', async ({ page }) => {
    await page.goto(hrefTo('en', 'contacts'))
    const form = page.locator('form[action^="mailto:"]')
    await expect(form).toHaveAttribute('enctype', 'text/plain')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(page.getByText(/Scripts are off/)).toBeVisible()
  })
})

test.describe('office hours', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('are told in the time of the visitor', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T10:00:00Z'))
    await page.goto(hrefTo('en', 'contacts'))
    await wake(page)
    await expect(page.getByText('In your time that is 16:00–01:00.')).toBeVisible()
    await expect(page.getByText('We are at our desks.')).toBeVisible()
  })
})
