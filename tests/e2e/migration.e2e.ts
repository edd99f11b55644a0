import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, sweepTest, test, visit } from '../support/site-test'

for (const locale of ['en', 'uk'] as const) {
  const turn = languageTurns(locale)
  const word = wordsOf(locale)
  const words = (key: string) => word(`StrapiPage.migration.${key}`)
  const address = hrefTo(locale, 'landings/strapi')
  const estimate = hrefTo(locale, 'estimate/functional-blocks')

  test(`six answers count a move to Strapi and prefill its estimate (${locale})`, turn(), async ({ page }) => {
    await visit(page, address)
    const link = page.getByRole('link', { name: words('open'), exact: true })
    const bill = page.locator('form + div')
    await expect(link).toHaveAttribute('href', /core\.entity\*3/)
    const before = await bill.textContent()
    // By keyboard: parts of a long page get their heights while it is scrolled, and a forced click would miss.
    await page.getByLabel(words('answers.wordpress'), { exact: true }).press('Space')
    await page.getByLabel(words('answers.many'), { exact: true }).press('Space')
    await expect(link).toHaveAttribute(
      'href',
      `${estimate}?v=1&t=site&o=rewrite&x=strapi&b=cnt.import_cnt.cms_core.entity*18_cnt.lang_cnt.upload_core.screen*2`,
    )
    expect(await bill.textContent()).not.toBe(before)
    await page.getByLabel(words('answers.none'), { exact: true }).press('Space')
    await expect(bill).not.toContainText(words('blocks.screen'))
  })

  sweepTest(`four usual moves have their hours and a link without JavaScript (${locale})`, turn(), async ({ plain }) => {
    await plain.goto(address)
    await plain.locator('summary', { hasText: words('typical') }).click()
    const rows = plain.getByRole('table', { name: words('typical') }).getByRole('row')
    await expect(rows).toHaveCount(5)
    for (const row of (await rows.all()).slice(1)) {
      await expect(row).toContainText(/\d{3}/)
      await expect(row.getByRole('link')).toHaveAttribute('href', /\?v=1&t=site&o=rewrite&x=strapi&b=cnt\.import_cnt\.cms/)
    }
    // Questions that nothing would answer are not asked.
    await expect(plain.getByText(words('questions.source'))).toBeHidden()
  })
}
