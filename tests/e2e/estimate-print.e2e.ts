import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { oneOfKind } from '../support/exhaustive'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { paperQuery as query, referencePattern, sheetsOf } from '../support/paper'
import { expect, test, visit } from '../support/site-test'

const parts = ['price', 'schedule', 'scope', 'team', 'choices', 'excluded', 'assumptions', 'blocks', 'questions'] as const

/** Empty until something is printed. */
const paperOf = (page: Page) => page.locator('[data-part="paper"]')

for (const locale of locales) {
  const words = wordsOf(locale)

  test(
    `printed results are the document of its PDF: two sheets of summary, then each block, and nothing to press or to sign (${locale})`,
    languageTurns(locale)(),
    async ({ page, request }) => {
      await visit(page, hrefTo(locale, 'estimate/results', { query: `${query}&x=angular` }))
      await expect(page.locator('#questions li').first()).toBeAttached()
      await expect(paperOf(page)).toBeAttached()
      // The texts of the blocks may come to the paper a moment after the page.
      let sheets: string[] = []
      const behind = () => sheets.findIndex((sheet) => count(sheet, words('EstimateDocument.blocks')) > 0)
      await expect
        .poll(async () => {
          sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true }))
          return behind()
        })
        .toBeGreaterThan(0)
      const paper = sheets.join(' ')
      const pdf = await request.get(`/api/estimate/report.pdf?${query}&x=angular&lang=${locale}`)
      const signed = (await sheetsOf(await pdf.body())).join(' ')
      for (const part of parts) {
        expect(count(paper, words(`EstimateDocument.${part}`)), part).toBeGreaterThan(0)
        expect(count(signed, words(`EstimateDocument.${part}`)), part).toBeGreaterThan(0)
      }
      expect(signed).toContain(paper.match(referencePattern)?.[0])
      for (const name of ['inside', 'notInside', 'questions'] as const)
        expect(count(paper, words(`EstimateBlocks.${name}`)), name).toBe(count(signed, words(`EstimateBlocks.${name}`)))
      expect(behind(), 'the summary takes two sheets at most').toBeLessThanOrEqual(2)
      const pressed = ['EstimateLive.tools.copy', 'EstimateLive.edit.title', 'EstimateResults.less.title', 'EstimateTrace.open'] as const
      for (const name of [...pressed, 'EstimateDocument.calculation', 'EstimateDocument.signature'] as const)
        expect(count(paper, words(name)), name).toBe(0)
    },
  )
}

/** How often words stand in a text; extracted from a PDF, what is between their letters may be another space or apostrophe. */
function count(text: string, part: string): number {
  const letters = (each: string) => each.replace(/[^\p{Lu}\p{Ll}\p{N}]+/gu, '')
  return letters(text).split(letters(part)).length - 1
}

test('printed results carry the calculation that was opened, and leave the page as it was', async ({ page }) => {
  const words = wordsOf('en')
  await visit(page, hrefTo('en', 'estimate/results', { query }))
  await page.getByRole('link', { name: words('EstimateTrace.open') }).click()
  await expect(page.locator('#trace table').first()).toBeAttached()
  await expect(paperOf(page)).toBeAttached()
  const paper = (await sheetsOf(await page.pdf({ preferCSSPageSize: true }))).join(' ')
  expect(paper).toContain(words('EstimateDocument.calculation'))
  expect(paper).toContain('S27')
  await expect(paperOf(page)).toBeEmpty()
  await expect(page.locator('#trace')).toBeVisible()
})

for (const [index, key] of ['Control', 'Meta'].entries())
  test(
    `results printed by the keys of the browser carry their QR code, which nobody loads before (${key})`,
    oneOfKind(index),
    async ({ page }) => {
      await visit(page, hrefTo('en', 'estimate/results', { query }))
      await expect(page.locator('#questions li').first()).toBeAttached()
      await expect(paperOf(page)).toBeAttached()
      const code = page.getByLabel(wordsOf('en')('EstimateReport.code'))
      const print = async () => {
        await page.evaluate(() => {
          for (const event of ['afterprint', 'beforeprint']) window.dispatchEvent(new Event(event))
        })
        return code.count()
      }
      await page.emulateMedia({ media: 'print' })
      expect(await print()).toBe(0)
      await expect(paperOf(page).locator('h1')).toBeVisible()
      await page.keyboard.press(key)
      await expect.poll(print).toBe(1)
      await expect(code).toBeVisible()
    },
  )
