import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
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

test('an estimate begun in Ukrainian is in hryvnias, and an old address stays in dollars', async ({ page }) => {
  await visit(page, hrefTo('uk', 'estimate/results', { query: 'preset=saas-mvp' }))
  await expect(page.locator('#range > p').first()).toContainText('₴')
  await expect(page).toHaveURL(/cur=UAH/)
  await visit(page, hrefTo('uk', 'estimate/results', { query: 'v=1&c=2026.1&b=acc.email_core.entity*5' }))
  await expect(page.locator('#range > p').first()).toContainText('$')
})
