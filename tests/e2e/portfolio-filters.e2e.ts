import type { Page } from '@playwright/test'
import { locales, otherLocale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, isSameVisit, markVisit, sweepTest, test, visit } from '../support/site-test'

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)
  const portfolio = hrefTo(locale, 'portfolio')
  const group = (page: Page, facet: 'industry' | 'service' | 'technology') =>
    page.getByRole('navigation', { name: words('PortfolioFilter.label') }).getByRole('list', { name: words(`PortfolioFilter.${facet}`) })
  const openFilters = (page: Page) => page.getByRole('main').locator('summary').first().click()
  /** The choices of a facet without “All”; the second of them may change what the first leaves. */
  const choice = (page: Page, facet: 'industry' | 'service' | 'technology', index: number) =>
    group(page, facet)
      .getByRole('link')
      .nth(index + 1)
  const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
  const countOf = async (page: Page, ...at: Parameters<typeof choice> extends [Page, ...infer Rest] ? Rest : never) =>
    Number(/\d+$/.exec(((await choice(page, ...at).textContent()) ?? '').trim())?.[0])

  test.describe(`the filters of the portfolio in ${locale}`, () => {
    test(
      'combine in place, stand in the address, say how many cases are left, and are undone by Back, one by one',
      turn(),
      async ({ page }) => {
        await visit(page, portfolio)
        await markVisit(page)
        const all = await cards(page).count()
        await openFilters(page)
        await choice(page, 'service', 1).click()
        await expect(page).toHaveURL(/\?service=[a-z-]+$/)
        await expect(choice(page, 'service', 1)).toHaveAttribute('aria-current', 'true')
        const left = await cards(page).count()
        expect(left).toBeLessThan(all)
        await expect(page.getByRole('main').getByRole('status')).toContainText(String(left))
        const both = await countOf(page, 'technology', 1)
        await choice(page, 'technology', 1).click()
        await expect(page).toHaveURL(/\?service=[a-z-]+&technology=[a-z-]+$/)
        await expect(cards(page)).toHaveCount(both)
        await page.goBack()
        await expect(page).toHaveURL(/\?service=[a-z-]+$/)
        await expect(cards(page)).toHaveCount(left)
        await page.goBack()
        await expect(page).toHaveURL(portfolio)
        await expect(cards(page)).toHaveCount(all)
        expect(await isSameVisit(page)).toBe(true)
      },
    )

    test('answer the keyboard, which stays where it was, survive a reload and are kept by the other language', turn(), async ({ page }) => {
      await visit(page, portfolio)
      await openFilters(page)
      await choice(page, 'industry', 2).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\?industry=[a-z-]+$/)
      await expect(cards(page)).toHaveCount(1)
      await expect(choice(page, 'industry', 2)).toBeFocused()
      await page.reload()
      await expect(cards(page)).toHaveCount(1)
      const { search } = new URL(page.url())
      await page
        .getByRole('contentinfo')
        .locator(`a[hreflang="${otherLocale(locale)}"]`)
        .click()
      await expect(page).toHaveURL(hrefTo(otherLocale(locale), 'portfolio') + search)
      await expect(cards(page)).toHaveCount(1)
    })

    test('stand in one closed row above the cases, where each that is chosen can be taken away', turn(), async ({ page }) => {
      await visit(page, `${portfolio}?industry=law&technology=postgresql`)
      await expect(cards(page)).toHaveCount(1)
      await expect(group(page, 'industry')).toBeHidden()
      const chosen = page.getByRole('link', { name: words('PortfolioFilter.remove') })
      await expect(chosen).toHaveCount(2)
      await chosen.first().click()
      await expect(page).toHaveURL(/\?technology=postgresql$/)
      await expect(chosen).toHaveCount(1)
    })

    test('that no case answers to are met with a way on', turn(), async ({ page }) => {
      await visit(page, `${portfolio}?industry=law&service=technical-audit`)
      await expect(page.getByRole('heading', { name: words('PortfolioFilter.none.title') })).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: words('PortfolioFilter.none.all') })
        .click()
      await expect(page).toHaveURL(portfolio)
      expect(await cards(page).count()).toBeGreaterThan(1)
    })

    test('on a page of their own lead on to what they leave together', turn(), async ({ page }) => {
      await visit(page, hrefTo(locale, { name: 'portfolio/by', slug: 'technology/postgresql' }))
      await openFilters(page)
      await expect(choice(page, 'industry', 0)).toHaveAttribute('href', /\?industry=.+&technology=postgresql$/)
      await choice(page, 'industry', 0).click()
      await expect(page).toHaveURL(new RegExp(`^[^?]+${portfolio}\\?industry=.+&technology=postgresql$`))
      await expect(cards(page)).toHaveCount(1)
    })

    sweepTest('are pages without JavaScript', turn(), async ({ plain: page }) => {
      await page.goto(portfolio)
      await openFilters(page)
      const count = await countOf(page, 'technology', 1)
      await choice(page, 'technology', 1).click()
      await expect(page).toHaveURL(/\/portfolio\/by\/technology\/[a-z-]+$/)
      await expect(cards(page)).toHaveCount(count)
      await openFilters(page)
      await expect(choice(page, 'technology', 1)).toHaveAttribute('aria-current', 'true')
      await group(page, 'technology')
        .getByRole('link', { name: words('PortfolioFilter.all'), exact: true })
        .click()
      await expect(page).toHaveURL(portfolio)
    })
  })
}
