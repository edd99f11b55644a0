import { locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, sweepTest, test, visit } from '../support/site-test'

test.use({ reducedMotion: 'reduce' })

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)
  const address = (path: string) => localisePath(locale, path)

  test(`an address that matches nothing is named in the heading, with its query, and leads home (${locale})`, turn(), async ({ page }) => {
    await visit(page, `${address('/nope/deeper')}?from=mail`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(`${words('ErrorPage.unmatched')}: ${address('/nope/deeper')}?from=mail`)
    await expect(page.getByText(words('ErrorPage.description'))).toBeVisible()
    const trail = page.getByRole('navigation', { name: words('Breadcrumb.label') })
    await expect(trail.getByRole('listitem')).toContainText([`${words('PageNames.index')}\\`, words('ErrorPage.breadcrumb')])
    await expect(trail.getByRole('link')).toHaveAttribute('href', address('/'))
    await page
      .getByRole('main')
      .getByRole('link', { name: words('ErrorPage.goHome'), exact: true })
      .click()
    await expect(page).toHaveURL(address('/'))
    await expect(heading).not.toContainText(words('ErrorPage.unmatched'))
  })

  test(
    `a case or an article that does not exist is named by its section, which leads on to the latest articles (${locale})`,
    turn(),
    async ({ page }) => {
      for (const path of [
        '/portfolio/no-such-case',
        '/blog/no/such/article',
        '/blog/page/99',
        '/blog/topic/cooking',
        '/blog/no-such-article',
      ]) {
        const answer = await page.goto(`${address(path)}?a=b`)
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${words('ErrorPage.invalid')}: ${address(path)}?a=b`)
      }
      const articles = page.getByRole('main').locator(`a[href^="${address('/blog/')}"]`)
      await expect(articles.first()).toBeVisible()
      await articles.first().click()
      await expect(page).toHaveURL(/\/blog\/(?!no-such-article)/)
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(words('ErrorPage.invalid'))
    },
  )

  sweepTest(`without scripts the heading of an error says the same without the address (${locale})`, turn(), async ({ plain }) => {
    await plain.goto(address('/nope'))
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(words('ErrorPage.unmatched'))
    await plain.goto(address('/portfolio/nope'))
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(words('ErrorPage.invalid'))
  })
}

test('a bad address is shown as it was typed: Ukrainian letters as letters, HTML as text', async ({ page }) => {
  await visit(page, '/uk/немає')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('/uk/немає')
  await visit(page, '/nope?<img src=x onerror=alert(1)>')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('onerror')
  await expect(page.getByRole('heading', { level: 1 }).locator('img')).toHaveCount(0)
})
