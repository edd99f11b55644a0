import type { Page } from '@playwright/test'
import { hrefTo } from '@/routing/routes'
import { oneOfKind } from '../support/exhaustive'
import { siteRoutes } from '../support/routes'
import { expect, test, wake } from '../support/site-test'
import { phone, scrollThrough, tapTo } from '../support/visit'
import { add, type Cost, countCost, describeCost, type Kind, total } from '../support/visit-cost'

/** What a visit on a phone may cost: requests, and kB of 1,000 bytes as they were sent. Raising a number is a decision, seen in its diff. */
const budgets = {
  page: { requests: 45, kilobytes: 330 },
  /** Its whole length is sections, and pictures. */
  home: { requests: 70, kilobytes: 420 },
  /** A picture of every case. */
  portfolio: { requests: 45, kilobytes: 362 },
  /** Beside its pictures. A Ukrainian article brings the light letters of its quotations, 19 kB; all others stay within 45. */
  nextPage: { requests: 8, kilobytes: 56 },
  /** The barista takes orders by itself. To come: all of an estimate within 260. */
  script: { page: 165, barista: 192, step: 223, estimate: 290 },
}

test.use(phone)

/** The first or the last page that this folder of `app/[locale]` makes. */
function pageOf(folder: string, locale = 'en', at = 0): string {
  const route = siteRoutes.filter(({ template, locale: own }) => template === `/[locale]${folder}` && own === locale).at(at)
  if (!route) throw new Error(`The build has no page of app/[locale]${folder} in "${locale}".`)
  return route.address
}

/** Opens a page, wakes it, and scrolls to its end. */
async function read(page: Page, address: string): Promise<{ cost: Cost } & Awaited<ReturnType<typeof countCost>>> {
  const costs = await countCost(page)
  await page.goto(address)
  await costs.atRest()
  await wake(page)
  await scrollThrough(page)
  await costs.atRest()
  return { ...costs, cost: costs.take() }
}

function expectWithin(cost: Cost, { requests, kilobytes }: typeof budgets.page, without: readonly Kind[] = []): void {
  const spent = total(cost, without)
  expect(spent.requests, describeCost(cost)).toBeLessThanOrEqual(requests)
  expect(spent.kilobytes, describeCost(cost)).toBeLessThanOrEqual(kilobytes)
}

function expectScriptWithin({ script }: Cost, kilobytes: number): void {
  expect(script.requests).toBeGreaterThan(0)
  expect(script.bytes / 1000, 'kB of script').toBeLessThanOrEqual(kilobytes)
}

const folders = [
  ...['', '/services', '/services/[service]', '/portfolio', '/portfolio/[...slug]', '/blog', '/blog/[...slug]', '/cost-guides/[guide]'],
  ...['/contacts', '/landings/ai-barista', '/landings/miltton-ai-agent', '/landings/strapi', '/trust/[document]'],
]

const special: Record<string, typeof budgets.page> = { '': budgets.home, '/portfolio': budgets.portfolio }

/** Those with a budget of their own, and the longest of the others. */
const tried = [...Object.keys(special), '/services/[service]']

test.describe('a visit on a phone stays light', () => {
  for (const [index, folder] of folders.entries()) {
    const address = pageOf(folder, index % 2 === 0 ? 'en' : 'uk', index % 3 === 0 ? 0 : -1)
    test(`when a page is read to its end: ${address}`, oneOfKind(tried.indexOf(folder) < 0 ? 1 : 0), async ({ page }) => {
      const { cost } = await read(page, address)
      expectWithin(cost, special[folder] ?? budgets.page)
      expectScriptWithin(cost, folder === '/landings/ai-barista' ? budgets.script.barista : budgets.script.page)
    })
  }

  const walks = [
    ['/', 'main a[href^="/services/"]', 'a[href="/contacts"]'],
    ['/portfolio', 'main a[href^="/portfolio/"]:not([href*="/by/"])', 'a[href="/blog"]'],
    ['/uk/blog', 'main a[href^="/uk/blog/"]:not([href*="/topic/"], [href*="/page/"])', 'a[href="/uk/contacts"]'],
  ]
  for (const [index, [first = '', ...next]] of walks.entries())
    test(`when one page leads to another, and that to a third: from ${first}`, oneOfKind(index), async ({ page }) => {
      const { take, atRest } = await read(page, first)
      for (const links of next) {
        await tapTo(page, links)
        await atRest()
        await scrollThrough(page)
        await atRest()
        const cost = take()
        expect(cost.document.requests).toBe(0)
        expect(cost['page data'].requests, describeCost(cost)).toBe(1)
        expect(cost.sheet.requests, describeCost(cost)).toBeLessThanOrEqual(1)
        expectWithin(cost, budgets.nextPage, ['picture'])
      }
    })

  test('when a project is estimated', async ({ page }) => {
    const { cost, take, atRest } = await read(page, hrefTo('en', 'estimate/settings', { query: 'preset=saas-mvp' }))
    expectScriptWithin(cost, budgets.script.step)
    let all = cost
    for (const step of ['estimate/technologies', 'estimate/functional-blocks', 'estimate/results'] as const) {
      await page.locator('[data-summary] button[type=submit]:visible').first().tap()
      await page.waitForURL(({ pathname }) => pathname === hrefTo('en', step))
      await atRest()
      all = add(all, take())
    }
    expectScriptWithin(all, budgets.script.estimate)
  })
})
