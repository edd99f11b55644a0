import type { Locator } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { inFull } from '../support/exhaustive'
import { languageTurns } from '../support/language-turns'
import { expect, test, visit } from '../support/site-test'

const blocks = 'acc.email_acc.teams_core.entity*5_com.email_pay.subs_adm.panel-s_adm.dash_ai.assist_ai.eval_sec.gdpr'
/** A long schedule, whose first milestones stand close together. */
const long = `v=1&c=2026.2&q=production&p=web_ios_android&b=${blocks}`

/** Pairs of texts whose boxes touch, and texts that leave the drawing. */
const faultsOf = (drawing: Locator) =>
  drawing.evaluate((svg) => {
    const edge = svg.getBoundingClientRect()
    const texts = [...svg.querySelectorAll('text')].map((text) => ({ text: text.textContent ?? '', box: text.getBoundingClientRect() }))
    const outside = texts.filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1).map(({ text }) => text)
    const touching = texts.flatMap(({ text, box }, index) =>
      texts
        .slice(index + 1)
        .filter(({ box: other }) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0)
        // The boxes of lines are higher than their letters.
        .filter(({ box: other }) => Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > box.height * 0.35)
        .map(({ text: other }) => `${text} · ${other}`),
    )
    return { outside, touching, cut: texts.map(({ text }) => text).filter((text) => text.includes('…')) }
  })

for (const locale of locales) {
  for (const [index, width] of [360, 1280].entries()) {
    test(
      `no names in the schedule touch or are cut, ${width} pixels wide (${locale})`,
      index === 0 ? languageTurns(locale)() : inFull,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        for (const address of [hrefTo(locale, 'estimate/example'), hrefTo(locale, 'estimate/results', { query: long })]) {
          await visit(page, address)
          const drawing = page.locator('#time svg[role="img"]').filter({ visible: true })
          await drawing.scrollIntoViewIfNeeded()
          expect(await drawing.locator('text').count()).toBeGreaterThan(8)
          expect(await faultsOf(drawing)).toEqual({ outside: [], touching: [], cut: [] })
        }
      },
    )
  }
}
