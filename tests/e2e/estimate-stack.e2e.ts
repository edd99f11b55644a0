import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { inFull } from '../support/exhaustive'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'
import { layerLine, technologyToPress } from '../support/technology-layers'

const query = 'v=1&c=2026.2&q=production&b=acc.email_core.entity*5_com.chat-m_adm.panel-m_pay.checkout_sec.gdpr'

/** How far the middle of the plate of a layer is from that of the answer chosen, in pixels. */
const distance = (page: Page) =>
  page.locator('details:has([id="field-x.front"])').evaluate((layer) => {
    const middleOf = (element: Element | null) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
      return top + height / 2
    }
    return Math.abs(middleOf(layer.querySelector('summary > svg')) - middleOf(layer.querySelector('label:has(:checked)')))
  })

for (const locale of locales) {
  const words = wordsOf(locale)
  for (const [index, width] of [390, 1280].entries()) {
    test(
      `the plate of a layer goes to the answer it is made of, ${width} pixels wide (${locale})`,
      index === 0 ? languageTurns(locale)() : inFull,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await visit(page, hrefTo(locale, 'estimate/technologies', { query }))
        for (const answer of ['svelte', 'auto', 'templates']) {
          await (await technologyToPress(page, 'front', answer)).click()
          await expect.poll(() => distance(page)).toBeLessThan(8)
        }
      },
    )
  }

  test(`an answer says what it adds to the price before it is chosen (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit(page, hrefTo(locale, 'estimate/technologies', { query }))
    await expect(layerLine(page, 'front')).toContainText(/−\D?\d.*\+\D?\d/)
    const angular = await technologyToPress(page, 'front', 'angular')
    const unfit = page.locator('label').filter({ has: page.locator('[name="x.front"][value="fe-none"]') })
    await expect(unfit).toContainText(words('EstimateRules.frontMissing.text'))
    const [amount] = (await angular.innerText()).match(/\$?[\d,\u00A0]{3,}\$?$/) ?? []
    expect(amount).toBeTruthy()
    await angular.click()
    await expect(page.locator('[data-summary] b').filter({ visible: true }).first()).toContainText(amount ?? '')
  })
}
