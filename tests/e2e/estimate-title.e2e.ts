import { exampleQuery } from '@/components/estimate/example'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { expect, test, visit } from '../support/site-test'

const query = 't=shop&q=production&p=web_ios&x=nuxt&b=acc.email_core.entity*4_mob.push_pay.checkout'

for (const locale of locales) {
  const turn = languageTurns(locale)

  for (const asked of ['estimate/results', 'estimate/settings', 'estimate/technologies', 'estimate/functional-blocks', 'estimate'] as const)
    test(
      `${asked} of a link keeps the title it was sent with (${locale})`,
      asked === 'estimate/results' ? {} : turn(),
      async ({ page }) => {
        const address = hrefTo(locale, asked, { query })
        const sent = /<title>([^<]*)<\/title>/.exec(await (await page.request.get(address)).text())?.[1]
        await visit(page, address)
        await expect(page.locator('html')).toHaveAttribute('data-runtime', 'ready')
        await expect.poll(() => page.title()).toBe(sent)
      },
    )

  test(`the tab of results follows what is changed, named and left (${locale})`, async ({ page }) => {
    await visit(page, hrefTo(locale, 'estimate/results', { query: exampleQuery }))
    const figures = /\d.*\s–\s.*\d/
    const before = await page.title()
    expect(before).toMatch(figures)
    await page.locator('#save a[href], a[href*="l=ai.assist"]').first().click()
    await expect(page).toHaveURL(/l=ai\.assist/)
    await expect.poll(() => page.title()).not.toBe(before)
    await expect(page).toHaveTitle(figures)
    await page.evaluate(() => window.location.replace(`${window.location.search}#n=Coffee`))
    await expect(page).toHaveTitle(/^Coffee: /)
    await page.locator('a[data-estimate-link]').first().click()
    await expect(page).not.toHaveTitle(figures)
    await page.goBack()
    await expect(page).toHaveTitle(/^Coffee: /)
    await expect(page).toHaveTitle(figures)
  })
}
