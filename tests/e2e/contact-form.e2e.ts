import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { accept, answerWith, arrived, estimate, fill, message, reference, sentIn, submit } from '../support/contact-form'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

for (const locale of locales)
  test.describe(`the contact form (${locale})`, () => {
    const t = wordsOf(locale)
    const address = hrefTo(locale, 'contacts')
    const turn = languageTurns(locale)

    test('says what is missing, leads to it and loses nothing', turn(), async ({ page, trouble }) => {
      await visit(page, address)
      await page.getByLabel(t('ContactForm.message')).fill(message)
      await page
        .getByLabel(t('ContactForm.files.label'))
        .setInputFiles({ name: 'plan.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') })
      await submit(page, t).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
      await expect(page.getByLabel(t('ContactForm.files.label'))).toHaveAccessibleDescription(
        new RegExp(t('ContactForm.problems.fileKind').slice(0, 20)),
      )
      await page.getByRole('link', { name: t('ContactForm.problems.nameMissing') }).click()
      const name = page.getByLabel(t('ContactForm.name'))
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription(new RegExp(t('ContactForm.problems.nameMissing')))
      await name.fill(locale)
      await expect(name).not.toHaveAttribute('aria-invalid')
      await expect(page.getByLabel(t('ContactForm.files.label'))).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel(t('ContactForm.message'))).toHaveValue(message)
      expect(trouble).toEqual([])
    })

    test('sends the words, the estimate and the files once, however often it is pressed', turn(), async ({ page, trouble }) => {
      const posts = await answerWith(page, accept)
      await visit(page, hrefTo(locale, 'contacts', { query: `estimate=${encodeURIComponent(estimate)}` }))
      await expect(page.getByText(t('ContactForm.estimate.title'))).toBeVisible()
      await fill(page, t, { contact: '@marta_h' })
      await expect(page.getByText(t('ContactForm.detected.telegram'))).toBeVisible()
      await page
        .getByLabel(t('ContactForm.files.label'))
        .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan') })
      await submit(page, t).dblclick()
      await expect(arrived(page, t)).toBeFocused()
      await expect(page.getByText(reference)).toBeVisible()
      await expect(page.getByText(t('ContactsPage.next.call.text')).first()).toBeVisible()
      expect(posts).toHaveLength(1)
      const post = posts[0] ?? ''
      expect(['estimate', 'locale', 'page', 'token', 'website'].map((field) => sentIn(post, field))).toEqual([
        ...[estimate, locale, address, 'a-token', ''],
      ])
      expect(post).toContain('filename="plan.txt"')
      await page.getByRole('link', { name: t('ContactForm.sent.again') }).click()
      await expect(page.getByLabel(t('ContactForm.name'))).toBeFocused()
      await expect(page.getByLabel(t('ContactForm.message'))).toHaveValue('')
      expect(trouble).toEqual([])
    })

    test('gives back what was typed after a reload, until it is sent', turn(), async ({ page }) => {
      await answerWith(page, accept)
      await visit(page, address)
      await fill(page, t)
      await page.waitForFunction((typed) => sessionStorage.getItem('contact:draft')?.includes(typed), message)
      await page.goto(hrefTo(locale, 'landings/strapi'))
      await page.getByLabel(t('ContactForm.name')).focus()
      await expect(page.getByLabel(t('ContactForm.message'))).toHaveValue(message)
      await submit(page, t).click()
      await expect(arrived(page, t)).toBeFocused()
      await visit(page, address)
      await expect(page.getByLabel(t('ContactForm.message'))).toHaveValue('')
    })

    test('ends the landing pages and says what the message is about', turn(), async ({ page, trouble }) => {
      const posts = await answerWith(page, accept)
      for (const landing of ['landings/strapi', 'landings/miltton-ai-agent', 'landings/coffee-ai'] as const) {
        await visit(page, hrefTo(locale, landing))
        const product = await page.locator('nav [aria-current="page"]').last().textContent()
        await fill(page, t)
        await submit(page, t).click()
        await expect(arrived(page, t), landing).toBeFocused()
        const said = ['subject', 'page'].map((field) => sentIn(posts.at(-1) ?? '', field))
        expect(said).toEqual([product, hrefTo(locale, landing)])
      }
      expect(trouble).toEqual([])
    })

    test('takes a question along that the agent has no answer to', turn(), async ({ page }) => {
      await visit(page, hrefTo(locale, 'landings/miltton-ai-agent'))
      const asked = 'Xyzzy plugh frobnicate?'
      await page.getByLabel(t('AgentPage.says.placeholder')).fill(asked)
      await page.keyboard.press('Enter')
      await page
        .getByRole('log')
        .getByRole('link', { name: t('AgentPage.says.write') })
        .click()
      await expect(page.getByLabel(t('ContactForm.message'))).toBeFocused()
      await expect(page.getByLabel(t('ContactForm.message'))).toHaveValue(asked)
      await expect(page.getByText(t('ContactForm.takenAlong'))).toBeVisible()
    })

    test('tells after a post without scripts that it has arrived, and by which number', turn(), async ({ page, trouble }) => {
      await page.goto(`${address}?sent=${reference}#sent`)
      await expect(arrived(page, t)).toBeFocused()
      await expect(page.getByText(reference)).toBeVisible()
      await expect(page.getByLabel(t('ContactForm.name'))).toBeHidden()
      await page.getByRole('link', { name: t('ContactForm.sent.again') }).click()
      await expect(page.getByLabel(t('ContactForm.name'))).toBeFocused()
      await expect(arrived(page, t)).toBeHidden()
      expect(trouble).toEqual([])
    })
  })
