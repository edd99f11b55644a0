import type { Locator } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit, wake } from '../support/site-test'

const impossible = 'x=firestore_fe-none&b=acc.rbac-s_acc.rbac-m_acc.rbac-l_mob.bio_pay.iap'
const orders = 'b=shop.catalog_shop.cart_shop.orders_shop.promo_pay.checkout'

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)

  test(`a kind of product brings what such projects usually have, and nothing has no price (${locale})`, turn(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/settings', { query: 't=marketplace&q=production' }))
    const summary = page.locator('[data-summary]')
    await expect(summary).toContainText(words('EstimateSummary.noPrice'))
    // Every sum it names, in the panel and in the bar of a phone, is said to be what such projects usually cost.
    const sums = summary.getByText(/[$₴]\s?\d|\d\s?[$₴]/)
    await expect(sums).toHaveCount(6)
    const placeOf = (sum: Locator) => sum.locator('xpath=ancestor::div[parent::section]')
    for (const sum of await sums.all()) await expect(placeOf(sum)).toContainText(words('EstimateSummary.usualShort'))
    await expect(placeOf(sums.first())).toContainText(words('EstimateSummary.usual'))
    const usual = page.locator('[data-check=usual]')
    await expect(usual).toContainText(/\d/)
    await usual.getByRole('button').click()
    await expect(page).toHaveURL(/mkt\.listings/)
    await expect(page).toHaveURL(/q=production/)
    await expect(summary).not.toContainText(words('EstimateSummary.noPrice'))
  })

  test(
    `orders without a back office, sign-in and emails are said to lack them, with the price (${locale})`,
    turn(),
    async ({ page, request }) => {
      await visit(page, hrefTo(locale, 'estimate/results', { query: orders }))
      const missing = page.locator('[data-check=missing]')
      await expect(missing.locator('summary')).toContainText('5')
      await missing.locator('summary').click()
      await expect(missing.getByRole('listitem')).toHaveCount(5)
      await missing.getByRole('link').last().click()
      await expect(missing).toHaveCount(0)
      await expect(page).toHaveURL(/acc\.email.*adm\.panel-s/)
      const { completeness } = await (await request.get(`/api/estimate/v1?${orders}`)).json()
      expect(completeness.flatMap(({ add }: { add: string[] }) => add)).toContain('com.email')
    },
  )

  test(`what is there already or not needed is one answer that stays in the link (${locale})`, turn(), async ({ page, request }) => {
    await visit(page, hrefTo(locale, 'estimate/results', { query: orders }))
    const missing = page.locator('[data-check=missing]')
    const answer = missing.getByRole('link', { name: words('EstimateRules.project.have') })
    await missing.locator('summary').click()
    await answer.first().click()
    await expect(missing.getByRole('listitem')).toHaveCount(4)
    // The same answer of the next row, as whoever answers by keyboard goes on with it.
    await expect(answer.first()).toBeFocused()
    await expect(page).toHaveURL(/[&]has=adm\.panel-s/)
    for (const left of [3, 2, 1]) {
      await answer.first().click()
      await expect(answer).toHaveCount(left)
    }
    await answer.click()
    await expect(missing).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    // The address is written a moment after the page.
    const answered = () => new URL(page.url()).searchParams.get('has')?.split('_').toSorted()
    await expect.poll(answered).toEqual(['acc.email', 'acc.profile', 'adm.panel-s', 'com.email', 'sec.gdpr'])
    const query = new URL(page.url()).search
    const report = await (await request.get(`/api/estimate/report${query}${locale === 'uk' ? '&lang=uk' : ''}`)).text()
    expect(report).not.toContain('data-check="missing"')
    expect(report).toContain('data-check="existing"')
    const { completeness, input } = await (await request.get(`/api/estimate/v1${query}`)).json()
    expect(completeness).toEqual([])
    expect(input.existing).toContain('com.email')
    await page.reload()
    await wake(page)
    await page.locator('[data-check=existing]').getByRole('link').click()
    await expect(missing.locator('summary')).toContainText('5')
    await expect(page).not.toHaveURL(/has=/)
  })

  test(`what cannot be built is said beside its price, in the report and to programs (${locale})`, turn(), async ({ page, request }) => {
    await visit(page, hrefTo(locale, 'estimate/results', { query: impossible }))
    const note = page.locator('[data-check=impossible]')
    await expect(note).toBeVisible()
    const left = await note.getByRole('listitem').count()
    expect(left).toBeGreaterThan(3)
    await note.getByRole('link').first().click()
    await expect(note.getByRole('listitem')).toHaveCount(left - 1)
    const report = await (await request.get(`/api/estimate/report?${impossible}${locale === 'uk' ? '&lang=uk' : ''}`)).text()
    expect(report).toContain('data-check="impossible"')
    const { conflicts } = await (await request.get(`/api/estimate/v1?${impossible}`)).json()
    expect(conflicts.filter(({ level }: { level: string }) => level === 'error').length).toBe(left)
  })

  test(`a platform taken away on the results leaves no project unsaid that needs it (${locale})`, turn(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/results', { query: 'p=web_ios&b=acc.email_mob.bio' }))
    await page.locator('#edit').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-check=impossible]')).toHaveCount(0)
    await page
      .locator('#edit')
      .getByRole('checkbox', { name: words('EstimateNames.platforms.ios') })
      .uncheck()
    await expect(page.locator('[data-check=impossible]')).toBeVisible()
    await expect(page.getByRole('complementary', { name: words('EstimateLive.bar') })).toContainText(words('EstimateRules.project.short'))
  })

  test(`starting from a kind of project keeps what was set (${locale})`, turn(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/functional-blocks', { query: 'q=production&b=acc.sso' }))
    await page
      .getByRole('list', { name: words('EstimateBlocks.startFrom') })
      .getByRole('link')
      .first()
      .click()
    await expect(page).not.toHaveURL(/acc\.sso/)
    await expect(page).toHaveURL(/q=production/)
  })
}
