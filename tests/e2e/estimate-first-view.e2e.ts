import type { Page } from '@playwright/test'
import { exampleQuery } from '@/components/estimate/example'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { inFull } from '../support/exhaustive'
import { firstView, fontsPainted, openObserved } from '../support/first-view'
import { holdScripts } from '../support/hold-requests'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test } from '../support/site-test'

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const estimates = {
  'an old one that lacks something': exampleQuery,
  'one with a deadline nobody can meet, at foreign rates and with a mistake':
    't=shop&q=production&p=web_ios&b=acc.email_core.entity*4_mob.push_pay.checkout&from=2030-01-07&by=2030-02-04&r=FE*5&zz=1',
}

/** What the parts of the headline say, and where they stand. Some controls come with the scripts, into a space that is kept for them. */
const partsOf = (page: Page) =>
  page.locator('#range > *').evaluateAll((parts) =>
    parts.map((part) => {
      const { y, height } = part.getBoundingClientRect()
      const text = part.querySelector('a, button, select') ? 'controls' : part.textContent
      return `${text} ${Math.round(y)} ${Math.round(height)}`
    }),
  )

for (const locale of locales) {
  const turn = languageTurns(locale)
  for (const [size, viewport] of windows.entries())
    test.describe(`${viewport.width} px wide`, () => {
      test.use({ viewport, reducedMotion: 'reduce' })

      for (const [index, [what, query]] of Object.entries(estimates).entries())
        test(
          `the results of a link are there before any script, and nothing moves when they run: ${what} (${locale})`,
          size === index ? turn() : inFull,
          async ({ page, trouble }) => {
            let release = () => {}
            await openObserved(page, hrefTo(locale, 'estimate/results', { query }), async () => {
              release = await holdScripts(page)
            })
            const action = page.getByRole('link', { name: wordsOf(locale)('EstimateLive.check') })
            await expect(page.locator('#range > p').first()).toContainText(/\d.*–.*\d/)
            await expect(page.locator('[data-filled=results]')).toBeVisible()
            await expect.poll(async () => (await firstView(page)).largest.length).toBeGreaterThan(0)
            await fontsPainted(page)
            const [parts, first] = [await partsOf(page), await firstView(page)]
            await action.first().evaluate((link) => link.focus({ preventScroll: true }))
            release()
            await expect(page.locator('#edit')).toBeAttached()
            await expect(page.locator('[data-filled=results]')).toHaveCount(0)
            await expect(page.locator('#covers')).toBeVisible()
            await expect(action.first()).toBeFocused()
            expect(await partsOf(page)).toEqual(parts)
            const now = await firstView(page)
            // A sign of a currency may come in a font of its own, a hair wider than its fallback.
            expect(now.shift - first.shift).toBeLessThan(0.001)
            // The same words painted again, by a font that came later, are reported again.
            expect(new Set(now.largest)).toEqual(new Set(first.largest))
            expect(trouble).toEqual([])
          },
        )
    })
}
