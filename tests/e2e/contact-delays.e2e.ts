import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { accept, answerWith, arrived, estimate, fill, message, refuse, sentIn, submit } from '../support/contact-form'
import { inFull } from '../support/exhaustive'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

for (const locale of locales)
  test.describe(`a message that doesn’t arrive at once (${locale})`, () => {
    const t = wordsOf(locale)
    const address = hrefTo(locale, 'contacts')
    const turn = languageTurns(locale)

    test('keeps the words without a network, says so and sends them once it is back', turn(), async ({ page, context, networkAtRest }) => {
      await visit(page, address)
      await fill(page, t)
      await networkAtRest()
      await context.setOffline(true)
      await submit(page, t).click()
      await expect(page.getByText(t('ContactForm.status.offline'))).toBeVisible()
      await expect(page.getByLabel(t('ContactForm.message'))).toHaveValue(message)
      await answerWith(page, accept)
      await context.setOffline(false)
      await expect(arrived(page, t)).toBeFocused()
    })

    test('tries again by itself as the same message, and at once when asked to', inFull, async ({ page }) => {
      const posts = await answerWith(page, refuse(503, {}, { 'Retry-After': '600' }), accept)
      await visit(page, address)
      await fill(page, t)
      await submit(page, t).click()
      await expect(page.getByText(t('ContactForm.status.busy'))).toBeVisible()
      await expect(page.getByText(new RegExp(`^${t('ContactForm.status.next')} 10`)).first()).toBeVisible()
      await page.getByRole('button', { name: t('ContactForm.status.tryNow') }).click()
      await expect(arrived(page, t)).toBeFocused()
      expect(sentIn(posts[0] ?? '', 'requestId')).toMatch(/^[0-9a-f-]{36}$/)
      expect(new Set(posts.map((post) => sentIn(post, 'requestId'))).size).toBe(1)
    })

    test('says why it waits, and stops when told to', inFull, async ({ page }) => {
      const posts = await answerWith(page, refuse(429, {}, { 'Retry-After': '240' }))
      await visit(page, address)
      await fill(page, t)
      await submit(page, t).click()
      await expect(page.getByText(t('ContactForm.status.limited'))).toBeVisible()
      await page.getByRole('button', { name: t('ContactForm.status.stop') }).click()
      await expect(page.getByText(t('ContactForm.status.limited'))).toHaveCount(0)
      await expect(submit(page, t)).toBeVisible()
      await expect(page.getByLabel(t('ContactForm.message'))).toHaveValue(message)
      expect(posts).toHaveLength(1)
    })

    test('is not troubled by a form that is too young, and shows what only the server sees', inFull, async ({ page }) => {
      const young = refuse(422, { problems: { form: 'tooFast' } }, { 'Retry-After': '1' })
      const wrong = refuse(422, { problems: { files: 'fileKind' }, errors: { files: 'a sentence' } })
      const posts = await answerWith(page, young, wrong)
      await visit(page, address)
      await fill(page, t)
      await submit(page, t).click()
      await expect(page.getByRole('link', { name: t('ContactForm.problems.fileKind') })).toBeVisible()
      expect(posts).toHaveLength(2)
    })

    test('offers a letter where nobody takes messages, and claims nothing', turn(), async ({ page }) => {
      await answerWith(page, refuse(405))
      await visit(page, hrefTo(locale, 'contacts', { query: `estimate=${encodeURIComponent(estimate)}` }))
      await expect(page.getByText(t('ContactForm.estimate.title'))).toBeVisible()
      await fill(page, t)
      await submit(page, t).click()
      await expect(page.getByText(t('ContactForm.status.absent'))).toBeVisible()
      await page.getByRole('button', { name: t('ContactForm.status.letter') }).click()
      await expect(page.getByRole('heading', { name: t('ContactForm.letter.title') })).toBeFocused()
      const letter = await page.getByLabel(t('ContactForm.letter.label')).inputValue()
      expect(letter).toContain(`${hrefTo(locale, 'estimate/results')}?${estimate}`)
      await expect(page.getByRole('link', { name: t('ContactForm.letter.open') })).toHaveAttribute('href', /^mailto:.+@.+body=/)
      await page.getByRole('button', { name: t('ContactForm.letter.back') }).click()
      await expect(page.getByLabel(t('ContactForm.name'))).toHaveValue('Марта')
    })
  })
