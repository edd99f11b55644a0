import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { paperQuery as query, referencePattern, sheetsOf } from '../support/paper'
import { expect, test, visit } from '../support/site-test'

for (const locale of locales) {
  const words = wordsOf(locale)

  test(
    `printed results are a document: its scope and its days, and nothing to press (${locale})`,
    languageTurns(locale)(),
    async ({ page }) => {
      await visit(page, hrefTo(locale, 'estimate/results', { query: `${query}&x=angular` }))
      await expect(page.locator('#questions li').first()).toBeAttached()
      // Parts of the paper that nobody sees on the screen are loaded when the page is.
      await expect(page.locator('footer').filter({ hasText: referencePattern })).toBeAttached()
      const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true }))
      const paper = sheets.join(' ')
      const said = ['EstimateLive.print.scope', 'EstimateLive.print.choices', 'EstimateResults.time.milestonesTitle'] as const
      for (const name of said) expect(paper).toContain(words(name).replace(/\s+/g, ' '))
      expect(paper).toContain('Angular')
      expect(paper).toMatch(referencePattern)
      const pressed = [
        'EstimateLive.tools.copy',
        'EstimateLive.tools.export',
        'EstimateLive.edit.title',
        'EstimateResults.less.title',
      ] as const
      for (const name of [...pressed, 'EstimateTrace.open', 'EstimateLive.send.title'] as const)
        expect(paper).not.toContain(words(name).replace(/\s+/g, ' '))
      expect(sheets.length).toBeLessThanOrEqual(6)
    },
  )
}

for (const key of ['Control', 'Meta'])
  test(`results printed by the keys of the browser carry their QR code, which nobody loads before (${key})`, async ({ page }) => {
    await visit(page, hrefTo('en', 'estimate/results', { query }))
    await expect(page.locator('#questions li').first()).toBeAttached()
    const code = page.getByLabel(wordsOf('en')('EstimateLive.code'))
    await expect(code).toHaveCount(0)
    await page.keyboard.press(key)
    await expect(code).toHaveCount(1)
    await expect(code).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(code).toBeVisible()
  })
