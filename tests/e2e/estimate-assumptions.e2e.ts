import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { readKeys } from '@/server/offer/keys'
import { signOffer } from '@/server/offer/offer'
import { inFull } from '../support/exhaustive'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

const query = 'v=1&c=2026.1&q=production&b=acc.email_core.entity*5_pay.subs&cur=EUR&r=BE*50'

/** Signed with the key of the site under test. */
function offer(issued: string, expires: string): string {
  const keys = readKeys(process.env.E2E_SIGNING_KEY ?? '')
  if (!keys) throw new Error('The site under test has no key.')
  return signOffer({ query, issued, expires, recipient: 'Зерно & Co' }, keys)
}

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)
  const suffix = locale === 'uk' ? '&lang=uk' : ''

  test(
    `rates are argued with on the results, are marked at once, and are ours again with one button (${locale})`,
    inFull,
    async ({ page }) => {
      await visit(page, hrefTo(locale, 'estimate/results', { query: query.replace('&r=BE*50', '') }))
      await page.locator('#edit').scrollIntoViewIfNeeded()
      const folded = page.locator('#edit details').filter({ hasText: words('EstimateLive.assumptions.rates') })
      await folded.locator('summary').press('Enter')
      const role = words('EstimateNames.roles.DES')
      const rate = folded.getByLabel(words('EstimateBasis.hour').replace('{role}', role))
      await rate.fill('3')
      await rate.press('Enter')
      await expect(rate).toHaveAttribute('aria-invalid', 'true')
      await rate.fill('20')
      await rate.press('Enter')
      await expect(page).toHaveURL(/r=DES\*20/)
      await expect(page.locator('[data-basis=changed] del')).toHaveCount(1)
      await folded.getByRole('button', { name: words('EstimateLive.assumptions.reset') }).press('Enter')
      await expect(page.locator('[data-basis=ours]').first()).toBeVisible()
      await expect(page).not.toHaveURL(/[?&]r=/)
    },
  )

  test(`dates, technologies and the name are changed on the results (${locale})`, inFull, async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/results', { query: `${query}&x=angular` }))
    await page.locator('#edit').scrollIntoViewIfNeeded()
    const panel = page.locator('#edit')
    await panel.getByLabel(words('EstimateSettings.title.label')).fill('Café')
    await expect(page).toHaveURL(/#.*n=Caf%C3%A9/)
    await panel.getByLabel(words('EstimateCalendar.from')).fill('2027-02-01')
    await expect(page).toHaveURL(/from=2027-02-01/)
    await panel.locator('summary').first().press('Enter')
    await panel.getByLabel(words('EstimateTechnologies.layers.front'), { exact: true }).selectOption('auto')
    await expect(page).not.toHaveURL(/[?&]x=/)
  })

  test(`a signed offer says that it is ours, and nothing of it can be changed (${locale})`, turn(), async ({ page, request }) => {
    const link = `/api/estimate/offer?${offer('2026-11-23', '2099-12-31')}${suffix}`
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('EstimateOffer.title'))
    await expect(page.getByText('Зерно & Co')).toBeVisible()
    await page.getByRole('link', { name: words('EstimateOffer.document') }).click()
    await expect(page.locator('[data-offer=valid]')).toBeVisible()
    await expect(page.getByText(words('EstimateOffer.rates'))).toBeVisible()
    for (const [was, is] of [
      ['BE*50', 'BE*20'],
      ['2099-12-31', '2100-12-31'],
      ['Co&', 'Company&'],
      ['cur=EUR', 'cur=EUR&fx=EUR*0.2'],
    ] as const) {
      const tampered = link.replace(was, is)
      for (const address of [tampered, tampered.replace('/offer?', '/report?')]) {
        const text = await (await request.get(address)).text()
        expect(text).toContain('data-offer="changed"')
        expect(text).toContain(words('EstimateOffer.notOffer'))
      }
      expect(await (await request.get(tampered)).text()).not.toContain('€')
    }
  })

  test(`an offer that is over says so, with its day (${locale})`, turn(), async ({ page }) => {
    await page.goto(`/api/estimate/offer?${offer('2026-01-05', '2026-02-04')}${suffix}`)
    await expect(page.locator('[data-offer=expired]')).toContainText(locale === 'uk' ? '4\u00A0лютого 2026' : 'February 4, 2026')
  })
}

test('an estimate that was opened by the link of an offer has nothing to repair', inFull, async ({ page }) => {
  await visit(page, hrefTo('en', 'estimate/results', { query: offer('2026-11-23', '2099-12-31') }))
  await expect(page.locator('[data-basis=changed]').first()).toBeVisible()
  await expect(page.locator('#notices-title')).toHaveCount(0)
})

test('a link with two technologies for one layer is repaired on the results, by their names', inFull, async ({ page }) => {
  await visit(page, hrefTo('en', 'estimate/results', { query: `${query}&x=next_angular` }))
  await expect(page.getByRole('region', { name: wordsOf('en')('EstimateNotices.label') })).toContainText('Angular')
})
