import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { inFull } from '../support/exhaustive'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

const blocks = 'b=acc.email_acc.social_acc.sso_acc.profile_acc.rbac-s_acc.teams_core.entity*5_core.flow_cnt.upload_com.email_pay.subs'
const inEuros = `v=1&c=2026.1&q=production&p=web_ios_android&${blocks}_adm.panel-s_adm.dash&cur=EUR`
const forged = `${inEuros}&fx=EUR*0.2&r=BA*5_DES*5_FE*5_BE*5`

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)

  test(`an estimate in euros is in euros wherever it goes, at a rate with its day (${locale})`, turn(), async ({ page, request }) => {
    const suffix = locale === 'uk' ? '&lang=uk' : ''
    await visit(page, hrefTo(locale, 'estimate/results', { query: inEuros }))
    await expect(page.locator('[data-basis=ours]').first()).toContainText('€')
    await expect(page.locator('#range > p').first()).not.toContainText('$')
    const report = await (await request.get(`/api/estimate/report?${inEuros}${suffix}`)).text()
    expect(report).toMatch(/data-basis="ours"[^<]*>[^<]*0[.,]86/)
    const answer = await (await request.get(`/api/estimate/v1?${inEuros}`)).json()
    expect(answer.currency).toMatchObject({ code: 'EUR', perDollar: 0.86, source: 'catalogue', date: expect.any(String) })
    expect(answer.currency.cost.p50).toBeCloseTo(answer.result.cost.p50 * 0.86, 6)
    await visit(page, hrefTo(locale, 'contacts', { query: `estimate=${encodeURIComponent(inEuros)}` }))
    const attached = page.locator('form').filter({ hasText: words('ContactForm.estimate.title') })
    await expect(attached).toContainText('€')
    await expect(attached).toContainText(`${words('ContactForm.estimate.blocks')} 13`)
  })

  test(`rates that are not ours are said wherever the figures are (${locale})`, turn(), async ({ page, request }) => {
    const suffix = locale === 'uk' ? '&lang=uk' : ''
    await visit(page, hrefTo(locale, 'estimate/results', { query: forged }))
    const note = page.locator('[data-basis=changed]').first()
    await expect(note).toBeVisible()
    await expect(note.locator('del')).toHaveCount(5)
    await page.emulateMedia({ media: 'print' })
    await expect(note).toBeVisible()
    const report = await (await request.get(`/api/estimate/report?${forged}${suffix}`)).text()
    expect(report).toContain('data-basis="changed"')
    const { changed } = await (await request.get(`/api/estimate/v1?${forged}`)).json()
    expect(changed).toHaveLength(5)
    const pictures = await Promise.all(
      [inEuros, forged].map(async (query) => (await request.get(`/api/estimate/report/picture?${query}${suffix}`)).body()),
    )
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false)
  })
}

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)

  for (const [index, width] of [390, 1280].entries())
    test.describe(`${width} px wide`, () => {
      test.use({ viewport: { width, height: 900 } })

      test(`a step says whose figures it shows, and in what money (${locale})`, index === 0 ? turn() : inFull, async ({ page }) => {
        for (const step of ['functional-blocks'] as const) {
          await visit(page, hrefTo(locale, `estimate/${step}`, { query: inEuros }))
          await expect(page.locator('[data-basis=ours]').filter({ visible: true })).toContainText(/0[.,]86.*20\d\d/)
          await visit(page, hrefTo(locale, `estimate/${step}`, { query: forged }))
          const own = locale === 'en' ? '€0.2' : '0,2\u00A0€'
          await expect(page.locator('[data-basis=changed]').filter({ visible: true })).toContainText(own)
          const beside = page.locator('[data-summary] p').filter({ visible: true, hasText: words('EstimateBasis.changed') })
          await expect(beside.first()).toBeInViewport()
        }
      })

      test(
        `figures that are not ours are marked in the bar of the results and in what was saved (${locale})`,
        index === 0 ? turn() : inFull,
        async ({ page }) => {
          await visit(page, hrefTo(locale, 'estimate/results', { query: forged }))
          await page.locator('#less').scrollIntoViewIfNeeded()
          const bar = page.getByRole('complementary', { name: words('EstimateLive.bar') })
          await expect(bar).toBeVisible()
          await expect(bar.getByRole('link', { name: words('EstimateBasis.changed') })).toBeVisible()
          await page.locator('#less').getByRole('link').first().click()
          await expect.poll(() => page.evaluate(() => localStorage.getItem('estimate:v1') ?? '')).toContain('fx=EUR')
          await visit(page, hrefTo(locale, 'estimate', { query: forged }))
          await expect(page.locator('#saved li').first()).toContainText(words('EstimateBasis.changed'))
          await expect(page.getByRole('region', { name: words('EstimateSaved.current') }).locator('[data-basis=changed]')).toBeVisible()
        },
      )
    })
}

test('an estimate begun in Ukrainian is in hryvnias, and an old address stays in dollars', async ({ page }) => {
  await visit(page, hrefTo('uk', 'estimate/results', { query: 'preset=saas-mvp' }))
  await expect(page.locator('#range > p').first()).toContainText('₴')
  await expect(page).toHaveURL(/cur=UAH/)
  await visit(page, hrefTo('uk', 'estimate/results', { query: 'v=1&c=2026.1&b=acc.email_core.entity*5' }))
  await expect(page.locator('#range > p').first()).toContainText('$')
})
