import type { Page } from '@playwright/test'
import { type Locale, locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { blockToPress } from '../support/block-groups'
import { inFull } from '../support/exhaustive'
import { controlNames, tabThroughMain } from '../support/keyboard-walk'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

const query = 'v=1&c=2026.2&q=production&p=web_ios&b=acc.email_core.entity*3_pay.checkout_shop.cart&from=2027-03-01'
const steps = ['estimate', 'estimate/settings', 'estimate/technologies', 'estimate/functional-blocks', 'estimate/results'] as const

/** Names that are in the other language, but for the link to it. In Ukrainian, Latin words in lower case are English, not a product's name. */
function strangers(locale: Locale, names: readonly string[]): string[] {
  if (locale === 'en') return names.filter((name) => /[а-яіїєґ]/i.test(name) && !/українськ/i.test(name))
  return names.filter((name) => !/[а-яіїєґ]/i.test(name) && /(?:^|\s)[a-z]{3,}/.test(name) && !/english|@/i.test(name))
}

/** References of controls to notes that are not there. */
function describedByNothing(page: Page): Promise<string[]> {
  return page.locator('[aria-describedby], [aria-labelledby]').evaluateAll((described) =>
    described
      .flatMap((each) => [each.getAttribute('aria-describedby'), each.getAttribute('aria-labelledby')])
      .flatMap((ids) => ids?.split(' ') ?? [])
      .filter((id) => id !== '' && !document.getElementById(id)),
  )
}

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)

  for (const [index, step] of [...steps.slice(-2), ...steps.slice(0, -2)].entries()) {
    test(
      `every control has a name in the language of its page and is seen when it has the focus: ${step} (${locale})`,
      index === 0 ? turn() : inFull,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width: 390, height: 844 })
        await visit(page, hrefTo(locale, step, { query }))
        const stops = await tabThroughMain(page)
        expect(stops.length).toBeGreaterThan(5)
        expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([])
        const names = await controlNames(page)
        expect(names.filter((name) => name.trim() === '')).toEqual([])
        expect(strangers(locale, names)).toEqual([])
        expect(await describedByNothing(page)).toEqual([])
      },
    )
  }

  test(`who hears the steps knows which figure is which, and what each button changes (${locale})`, turn(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/functional-blocks', { query }))
    const summary = page.getByRole('region', { name: words('EstimateSummary.label') })
    const figures = summary.getByRole('paragraph')
    await expect(figures.filter({ hasText: new RegExp(`^${words('EstimateSummary.expected')}\\s.*\\d`) })).toHaveCount(1)
    await expect(figures.filter({ hasText: /^\D?\d.*\s–\s.*\d\D*$/ })).toHaveCount(1)
    const added = page.getByRole('region', { name: words('EstimateBlocks.proposals.title') }).getByRole('button')
    for (const name of await added.evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label') ?? '')))
      expect(name).toMatch(/[“«].+[”»]/)
    const steps = page.locator('main [data-step]')
    const names = await steps.evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label')))
    expect(new Set(names).size).toBe(names.length)
    await (await blockToPress(page, 'pay.checkout')).uncheck()
    await (await blockToPress(page, 'shop.cart')).uncheck()
    // A landmark says something: what works together is one only while there is something to say.
    await expect(page.getByRole('region', { name: words('EstimateRules.title') })).toHaveCount(0)
  })

  test(`tables of the results say all they say in a window of 320 pixels (${locale})`, turn(), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 })
    await visit(page, hrefTo(locale, 'estimate/results', { query: `${query}&cur=UAH` }))
    const role = page.locator('#work tbody tr').first()
    // What is far below is laid out when it comes near.
    await role.scrollIntoViewIfNeeded()
    await expect.poll(() => role.innerText()).toMatch(/\d\s?%[\s\S]*(?:₴|UAH)/)
    await page.locator('summary', { hasText: words('EstimateResults.time.milestonesTitle') }).click()
    for (const way of await page.locator('#work label').all()) {
      await way.click()
      const edges = await page
        .locator('main table:visible')
        .evaluateAll((tables) => tables.map((each) => each.getBoundingClientRect().right))
      expect(edges.length).toBeGreaterThan(1)
      expect(Math.max(...edges)).toBeLessThanOrEqual(320)
    }
  })

  test(`no page of the estimate is wider than a window of 320 pixels (${locale})`, turn(), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 })
    const own = locale === 'uk' ? '&lang=uk' : ''
    const plain = [`/api/estimate/report?${query}&cur=UAH${own}`, `/api/estimate/form?${query}&at=functional-blocks${own}`]
    const pages = [...steps, 'estimate/example', 'estimate/api'] as const
    for (const address of [...pages.map((step) => hrefTo(locale, step, { query: `${query}&cur=UAH` })), ...plain]) {
      await page.goto(address)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(wider, address).toBe(0)
    }
    await visit(page, hrefTo(locale, 'estimate/functional-blocks', { query }))
    const edges = await page.locator('[data-block]').evaluateAll((blocks) => blocks.map((each) => each.getBoundingClientRect().right))
    expect(Math.max(...edges)).toBeLessThanOrEqual(320)
  })

  test(`an estimate is made with keys alone, and every change is told (${locale})`, turn(), async ({ page }) => {
    const onward = () => page.locator('[data-summary] button[type=submit]:visible').first()
    const heading = page.getByRole('heading', { level: 1 })
    await visit(page, hrefTo(locale, 'estimate/settings', { query: 'q=production&b=acc.email_core.entity' }))
    await onward().press('Enter')
    await expect(page).toHaveURL(/technologies/)
    await expect(heading).toBeFocused()
    await onward().press('Enter')
    await expect(page).toHaveURL(/functional-blocks/)
    await expect(heading).toBeFocused()

    const told = page.locator('[data-summary] [aria-live]').filter({ hasText: /\d/ })
    await (await blockToPress(page, 'pay.checkout')).press('Space')
    await expect(told).toHaveText(/\d/)
    const before = await told.textContent()
    await (await blockToPress(page, 'com.email')).press('Space')
    await expect(told).not.toHaveText(before ?? '')
    await onward().press('Enter')
    await expect(page).toHaveURL(/results/)
    await expect(heading).toBeFocused()

    await page.locator('#less').getByRole('link').first().press('Enter')
    await expect(page.locator('[aria-live]').filter({ hasText: '→' })).toHaveCount(1)
    await expect(page.locator('body')).not.toBeFocused()

    const opener = page.locator('summary', { hasText: words('EstimateLive.tools.export') })
    await opener.press('Enter')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words('EstimateLive.files.markdown.name') }).press('Enter')
    expect((await download).suggestedFilename()).toBe('estimate.md')
    await expect(opener).toBeFocused()
  })
}
