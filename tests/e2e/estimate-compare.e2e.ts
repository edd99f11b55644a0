import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)

  test(`what a colleague sent is compared by keyboard, and either side is a link (${locale})`, turn(), async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, hrefTo(locale, 'estimate/results', { query: 't=shop&b=acc.email_adm.dash' }))
    await page.locator('#compare').scrollIntoViewIfNeeded()
    const link = page.getByRole('textbox', { name: words('EstimateLive.scenarios.other.link') })
    await link.fill('hello')
    await link.press('Enter')
    await expect(page.getByText(words('EstimateLive.scenarios.other.outcomes.link'))).toBeVisible()
    await expect(link).toHaveAttribute('aria-invalid', 'true')
    await link.fill('https://other.example/en/whatever?t=shop&q=production&b=acc.email_pay.checkout#n=Second%20half')
    await link.press('Enter')
    await expect(page.getByText(words('EstimateLive.scenarios.other.outcomes.added'))).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Second half', exact: true })).toBeVisible()
    await expect.poll(() => new URL(page.url()).searchParams.get('alt')).toBe('n*second-half_q*production_add*pay.checkout_del*adm.dash')
    const copy = page.getByRole('button', { name: words('EstimateLive.scenarios.copyFromHere') })
    await copy.focus()
    await copy.press('Enter')
    await expect(page.getByRole('button', { name: words('EstimateLive.tools.copied') })).toBeVisible()
    const address = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    await visit(page, address.pathname + address.search)
    await expect.poll(() => new URL(page.url()).searchParams.get('b')).toBe('acc.email_pay.checkout')
    expect(new URL(page.url()).searchParams.get('alt')).toBe('n*before_q*mvp_add*adm.dash_del*pay.checkout')
  })
}
