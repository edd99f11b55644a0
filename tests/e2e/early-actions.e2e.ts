import type { Locator } from '@playwright/test'
import { hrefTo } from '@/routing/routes'
import { casesOf, compareEarly } from '../support/early-actions'
import { oneOfKind } from '../support/exhaustive'
import { openWithoutScripts } from '../support/hold-requests'
import { siteRoutes } from '../support/routes'
import { expect, test } from '../support/site-test'

test.use({ reducedMotion: 'reduce' })

/** A finger meets the label that covers a control. */
async function tapLabel(control: Locator): Promise<void> {
  const label = await control.evaluateHandle((input: HTMLInputElement) => input.labels?.[0] ?? input)
  await label.asElement()?.tap()
}

/** The pages with most to touch; all of them, and other actions: `tests/exhaustive/early-actions.e2e.ts`. */
const busiest = ['/contacts', '/uk/portfolio', '/estimate/functional-blocks', '/uk/landings/ai-barista', '/uk/search']
const cases = casesOf(
  siteRoutes.filter(({ address }) => busiest.includes(address)),
  [43],
).filter(({ address }) => address !== '/estimate/functional-blocks')

test('pages with something to touch are found', () => {
  expect(cases.length).toBeGreaterThanOrEqual(busiest.length)
})

for (const each of cases)
  test(`what is done to ${each.address} before its scripts answer (${each.held} held) is as if done after`, async ({
    page,
    networkAtRest,
  }) => {
    await compareEarly(page, each, networkAtRest)
  })

test.describe('the first tap on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } })

  for (const [index, [step, name]] of (
    [
      ['estimate/functional-blocks', 'main [data-block] input[type=checkbox]:enabled'],
      ['estimate/settings', '[name="t"][value="marketplace"]'],
    ] as const
  ).entries())
    test(`is taken by ${step}, and Next goes the soft way with it`, oneOfKind(index), async ({ page }) => {
      const documents: string[] = []
      page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
      const release = await openWithoutScripts(page, hrefTo('en', step))
      const box = page.locator(name).locator('visible=true').first()
      await tapLabel(box)
      await page.locator('[data-summary] button[type=submit]:visible').last().tap()
      release()
      await expect(page).not.toHaveURL(new RegExp(`${step}(\\?|$)`))
      await expect(page).toHaveURL(/\?.*(t=marketplace|b=)/)
      expect(documents).toHaveLength(1)
    })

  test('on Next leads to the plain form, with what was chosen, where the scripts do not come', async ({ page }) => {
    await page.route(/\/_next\/static\/.+\.js$/, (route) => route.abort())
    await page.goto(hrefTo('en', 'estimate/settings'))
    await tapLabel(page.locator('[name="t"][value="marketplace"]'))
    await page.locator('[data-summary] button[type=submit]:visible').last().tap()
    await expect(page).toHaveURL(/\/api\/estimate\/form\?.*t=marketplace/)
  })
})
