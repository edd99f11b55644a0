import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { expect, sweepTest } from '../support/site-test'

for (const locale of locales)
  sweepTest(`the page of the interface says what every parameter takes (${locale})`, languageTurns(locale)(), async ({ plain: page }) => {
    await page.goto(hrefTo(locale, 'estimate/api'))
    const values = (name: string) =>
      page
        .locator('#parameters tr')
        .filter({ has: page.locator('th code', { hasText: new RegExp(`^${name}$`) }) })
        .locator('td')
        .nth(1)
    await expect(page.locator('#parameters td').filter({ hasText: /^—$/ })).toHaveCount(0)
    await expect(values('preset')).toContainText('saas-mvp')
    await expect(values('from')).toContainText(locale === 'en' ? 'YYYY-MM-DD' : 'РРРР-ММ-ДД')
    await expect(values('by')).toContainText(locale === 'en' ? 'YYYY-MM-DD' : 'РРРР-ММ-ДД')
    await expect(values('alt')).toContainText('n*')
  })
