import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

const day = 86_400_000
const start = '2029-12-03'
const project = `v=1&c=2026.2&q=production&p=web_ios&b=acc.email_core.entity*5_pay.checkout_adm.panel-s&from=${start}`

/** What the headline of the results says of price and time. */
async function headline(page: Page): Promise<string[]> {
  const figures = page.locator('#range dl dd')
  return [await page.locator('#range > p').first().innerText(), ...(await figures.allInnerTexts()).slice(0, 3)]
}

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)
  const pace = (name: 'economical' | 'balanced' | 'fast') => words(`EstimateSettings.options.${name}`)
  const results = (asked: string) => hrefTo(locale, 'estimate/results', { query: `${project}${asked}` })

  test(`more time does not cost less, and less time costs more, as the settings say (${locale})`, turn(), async ({ page }) => {
    // A figure still counting up would be taken for the price.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, hrefTo(locale, 'estimate/settings', { query: project }))
    const budget = page.locator('[data-summary] dd').first()
    const choose = (name: 'economical' | 'balanced' | 'fast') => page.locator('label', { hasText: pace(name) }).click()
    const usual = await budget.innerText()
    await choose('economical')
    await expect(page).toHaveURL(/pace=economical/)
    await expect(page.locator('label', { hasText: pace('economical') })).toContainText(words('EstimateSettings.hints.economical'))
    await expect(budget).toHaveText(usual)
    await choose('fast')
    await expect(page).toHaveURL(/pace=fast/)
    await expect(budget).not.toHaveText(usual)
    const amount = async () => Number((await budget.innerText()).replaceAll(/\D/g, ''))
    await expect.poll(amount).toBeGreaterThan(Number(usual.replaceAll(/\D/g, '')))
  })

  test(`the fast pace and a deadline of as many weeks cost the same (${locale})`, turn(), async ({ page, request }) => {
    const { result } = await (await request.get(`/api/estimate/v1?${project}&pace=fast`)).json()
    const deadline = new Date(Date.parse(start) + result.weeks * 7 * day).toISOString().slice(0, 10)
    await visit(page, results('&pace=fast'))
    const hurried = await headline(page)
    await visit(page, results(`&by=${deadline}`))
    expect(await headline(page)).toEqual(hurried)
  })

  test(
    `a range is said to be what a model expects, and each part of it leads to what it rests on (${locale})`,
    turn(),
    async ({ page }) => {
      await visit(page, results(''))
      const sentence = words('EstimateResults.headline.sentence').split('{')[0] ?? ''
      await expect(page.locator('#range')).toContainText(sentence.trim())
      const reasons = page.locator('#why details')
      await expect(reasons.first()).toBeVisible()
      const ours = words('EstimateResults.why.setup.source')
      for (const reason of await reasons.all()) {
        await reason.locator('summary').first().click()
        const links = await reason.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        if (links.length === 0) await expect(reason).toContainText(ours)
        for (const href of links) expect(href).toMatch(/^https:\/\//)
      }
    },
  )
}
