import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { blockToPress } from '../support/block-groups'
import { inFull } from '../support/exhaustive'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, isSameVisit, markVisit, test, visit } from '../support/site-test'
import { technologyToPress } from '../support/technology-layers'

const query = (page: Page) => new URL(page.url()).searchParams
const field = (page: Page, name: string, value?: string) => page.locator(`[name="${name}"]${value ? `[value="${value}"]` : ''}`)
const blocks = (page: Page) => query(page).get('b') ?? ''

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)
  const step = (name: 'settings' | 'technologies' | 'functional-blocks' | 'results') => hrefTo(locale, `estimate/${name}`)
  const onward = (page: Page) => page.locator('[data-summary] button[type=submit]:visible')

  /** From a preset to its blocks, with a technology and a block of the visitor's own. */
  const work = async (page: Page) => {
    await visit(page, `${step('settings')}?preset=saas-mvp`)
    await markVisit(page)
    await onward(page).click()
    await (await technologyToPress(page, 'front', 'angular')).click()
    await expect.poll(() => query(page).get('x')).toBe('angular')
    await onward(page).click()
    await (await blockToPress(page, 'acc.sso')).check()
    await expect.poll(() => blocks(page)).toContain('acc.sso')
  }

  test(`Back and Forward show other steps of the same estimate and lose no change (${locale})`, turn(), async ({ page, trouble }) => {
    await work(page)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${step('technologies')}\\?.*x=angular.*acc\\.sso`))
    await expect(field(page, 'x.front', 'angular')).toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${step('settings')}\\?.*x=angular.*acc\\.sso`))
    await onward(page).click()
    await expect(field(page, 'x.front', 'angular')).toBeChecked()
    await page.goForward().catch(() => null)
    await onward(page).click()
    await expect(field(page, 'b.acc.sso')).toBeChecked()
    expect(await isSameVisit(page)).toBe(true)
    expect(trouble).toEqual([])
  })

  test(`a change just before Back is kept, also when the page is loaded anew (${locale})`, inFull, async ({ page }) => {
    await work(page)
    await (await blockToPress(page, 'acc.email')).uncheck()
    // The change is written to the address about now, and to wait for Back ends at any change of it.
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(step('technologies')))
    await expect.poll(() => blocks(page)).not.toContain('acc.email')
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(step('settings')))
    await expect.poll(() => blocks(page)).not.toContain('acc.email')
    await page.goForward()
    await expect(page).toHaveURL(new RegExp(step('technologies')))
    await page.goForward()
    await expect(page).toHaveURL(new RegExp(step('functional-blocks')))
    await expect(field(page, 'b.acc.sso')).toBeChecked()
    await expect(field(page, 'b.acc.email')).not.toBeChecked()
  })

  test(`Back to another estimate shows that estimate (${locale})`, inFull, async ({ page }) => {
    await visit(page, `${step('functional-blocks')}?b=acc.email`)
    await visit(page, `${step('functional-blocks')}?b=pay.subs`)
    await (await blockToPress(page, 'acc.sso')).check()
    await expect.poll(() => blocks(page)).toBe('acc.sso_pay.subs')
    await page.goBack()
    await expect(field(page, 'b.acc.email')).toBeChecked()
    await expect(field(page, 'b.acc.sso')).not.toBeChecked()
    await page.goForward()
    await expect(field(page, 'b.acc.sso')).toBeChecked()
  })

  test(`two tabs each keep their own changes to one saved estimate (${locale})`, inFull, async ({ page, context }) => {
    const saved = () => page.evaluate(() => localStorage.getItem('estimate:v1') ?? '')
    await visit(page, `${step('functional-blocks')}?b=acc.email`)
    await (await blockToPress(page, 'acc.sso')).check()
    await expect.poll(saved).toContain('acc.email_acc.sso')
    const second = await context.newPage()
    await visit(second, page.url())
    await (await blockToPress(second, 'pay.subs')).check()
    await expect.poll(saved).toContain('acc.sso_pay.subs')
    await (await blockToPress(page, 'adm.dash')).check()
    await expect.poll(saved).toContain('acc.sso_adm.dash')
    expect(await saved()).toContain('acc.sso_pay.subs')
    expect(blocks(second)).toBe('acc.email_acc.sso_pay.subs')
  })

  test(
    `the next step of an estimate is there without a network, and those before it (${locale})`,
    turn(),
    async ({ page, context, networkAtRest }) => {
      const fetched = (name: 'technologies' | 'functional-blocks') =>
        page.waitForResponse((response) => {
          const { pathname } = new URL(response.url())
          return pathname.startsWith(`${step(name)}/__next.`) && !pathname.endsWith('_tree.txt')
        })
      const second = fetched('technologies')
      const third = fetched('functional-blocks')
      await visit(page, `${step('settings')}?preset=saas-mvp`)
      await second
      await markVisit(page)
      await networkAtRest()
      await onward(page).click()
      await third
      await networkAtRest()
      await context.setOffline(true)
      await (await technologyToPress(page, 'front', 'angular')).click()
      await expect.poll(() => query(page).get('x')).toBe('angular')
      await onward(page).click()
      await (await blockToPress(page, 'acc.sso')).check()
      await expect.poll(() => blocks(page)).toContain('acc.sso')
      await page.goBack()
      await expect(field(page, 'x.front', 'angular')).toBeChecked()
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${step('settings')}\\?.*x=angular.*acc\\.sso`))
      expect(await isSameVisit(page)).toBe(true)
    },
  )

  test(
    `a step that is not there yet is waited for without a network, and nothing is lost (${locale})`,
    inFull,
    async ({ page, context }) => {
      await page.route(/[?&]_rsc=/, (route) => route.abort())
      await visit(page, `${step('settings')}?preset=saas-mvp`)
      await page.locator('label', { has: field(page, 'q', 'production') }).click()
      await expect.poll(() => query(page).get('q')).toBe('production')
      await context.setOffline(true)
      await onward(page).click()
      const notice = page.getByText(words('EstimateNotices.stranded'))
      await expect(notice).toBeInViewport()
      await expect(page).toHaveURL(new RegExp(`${step('settings')}\\?.*q=production`))
      await page.unroute(/[?&]_rsc=/)
      await context.setOffline(false)
      await expect(notice).toHaveCount(0)
      await onward(page).click()
      await expect(page).toHaveURL(new RegExp(`${step('technologies')}\\?.*q=production`))
    },
  )
}
