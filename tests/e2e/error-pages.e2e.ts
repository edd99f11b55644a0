import { locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

for (const locale of locales) {
  const words = wordsOf(locale)
  const address = (path: string) => localisePath(locale, path)

  test.describe(`in ${locale}`, () => {
    test('an address that matches nothing is named in the heading, with its query', async ({ page }) => {
      await visit(page, `${address('/nope/deeper')}?from=mail`)
      const heading = `${words('ErrorPage.unmatched')}: ${address('/nope/deeper')}?from=mail`
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByText(words('ErrorPage.description'))).toBeVisible()
    })

    for (const path of ['/blog/no-such-article', '/blog/no/such/article', '/portfolio/no-such-case'])
      test(`${path} is named in the heading of its section's own page`, async ({ page }) => {
        const answer = await page.goto(`${address(path)}?a=b`)
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${words('ErrorPage.invalid')}: ${address(path)}?a=b`)
      })

    test('a missing article leads on to the latest ones', async ({ page }) => {
      await visit(page, address('/blog/no-such-article'))
      const articles = page.getByRole('main').locator(`a[href^="${address('/blog/')}"]`)
      await expect(articles.first()).toBeVisible()
      await articles.first().click()
      await expect(page).toHaveURL(/\/blog\/(?!no-such-article)/)
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(words('ErrorPage.invalid'))
    })

    test('the button of the error page leads to the home of its language', async ({ page }) => {
      await visit(page, address('/nope'))
      await page
        .getByRole('main')
        .getByRole('link', { name: words('ErrorPage.goHome'), exact: true })
        .click()
      await expect(page).toHaveURL(address('/'))
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(words('ErrorPage.unmatched'))
    })

    test('the breadcrumb of the error page reads Home \\ Error', async ({ page }) => {
      await visit(page, address('/nope'))
      const trail = page.getByRole('navigation', { name: words('Breadcrumb.label') })
      await expect(trail.getByRole('listitem')).toContainText([`${words('PageNames.index')}\\`, words('ErrorPage.breadcrumb')])
      await expect(trail.getByRole('link')).toHaveAttribute('href', address('/'))
    })

    test('without scripts the heading says the same without the address', async ({ browser, baseURL }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
      await page.goto(address('/nope'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ErrorPage.unmatched'))
      await page.goto(address('/portfolio/nope'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ErrorPage.invalid'))
      await page.close()
    })
  })
}

test('a bad address in Ukrainian letters is shown as it was typed', async ({ page }) => {
  await visit(page, '/uk/немає')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('/uk/немає')
})

test('an address that looks like HTML is shown as text', async ({ page }) => {
  await visit(page, '/nope?<img src=x onerror=alert(1)>')
  await expect(page.getByRole('heading', { level: 1 }).locator('img')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('onerror')
})
