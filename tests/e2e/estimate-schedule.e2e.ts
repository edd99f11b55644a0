import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

const blocks =
  'acc.email_acc.social_acc.sso_acc.profile_acc.rbac-s_acc.teams_core.entity*5_core.flow_cnt.upload_com.email_pay.subs_adm.panel-s_adm.dash_ai.assist_ai.eval'
const project = `v=1&c=2026.2&q=production&p=web_ios_android&b=${blocks}&from=2029-12-03`

for (const locale of locales) {
  const words = wordsOf(locale)

  test(
    `a deadline that cannot be met has one earliest date, and what would wait is named (${locale})`,
    languageTurns(locale)(),
    async ({ page, request }) => {
      const query = `${project}&by=2030-01-14`
      const { result } = await (await request.get(`/api/estimate/v1?${query}`)).json()
      await visit(page, hrefTo(locale, 'estimate/results', { query }))
      const note = page
        .getByRole('region', { name: /20[23]\d/ })
        .filter({ has: page.getByRole('link') })
        .first()
      await expect(note).toContainText(words('EstimateResults.deadline.date.action'))
      await expect(page.locator('#range')).toContainText(String(result.deadline.earliest.weeks))
      expect(result.weeks).toBe(result.deadline.earliest.weeks)
      const cut = result.deadline.repairs.find(({ id }: { id: string }) => id === 'later')
      expect(cut.patch.later.filter((id: string) => id.startsWith('core.') || id === 'acc.email')).toEqual([])
      await expect(note.getByRole('listitem').nth(1)).toContainText(/[:：]\s?\S+/)
      await note.getByRole('link', { name: words('EstimateResults.deadline.date.action') }).click()
      await expect(page).toHaveURL(new RegExp(`by=${result.deadline.earliest.date}`))
      await expect(page.locator('#range')).toContainText(/\d\s(?:in|зі)\s100/)
    },
  )

  test(
    `a plan whose dates have passed says so, and offers a start that is possible (${locale})`,
    languageTurns(locale)(),
    async ({ page }) => {
      await visit(page, hrefTo(locale, 'estimate/results', { query: `v=1&c=2026.1&b=${blocks}&from=2020-01-06&by=2020-06-01` }))
      await expect(page.getByRole('heading', { name: words('EstimateResults.deadline.past.title') })).toBeVisible()
      await page
        .getByRole('link', { name: /20[23]\d/ })
        .first()
        .click()
      await expect(page).not.toHaveURL(/from=2020/)
      await expect(page.getByRole('heading', { name: words('EstimateResults.deadline.past.title') })).toHaveCount(0)
    },
  )
}
