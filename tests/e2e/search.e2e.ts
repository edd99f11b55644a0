import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

const journeys = {
  en: { typed: 'estimates', marked: /^estimat/i, href: '/blog/estimates/honest-range', phrase: 'strapi pitfalls', nowhere: 'kangaroo' },
  uk: { typed: 'оцінок', marked: /^оцін/i, href: '/uk/blog/estimates/honest-range', phrase: 'помилки strapi', nowhere: 'кенгуру' },
} as const

for (const locale of locales) {
  const words = wordsOf(locale)
  const { typed, marked, href, phrase, nowhere } = journeys[locale]
  const address = hrefTo(locale, 'search')
  const asking = (query: string) => `${address}?${new URLSearchParams({ q: query })}`

  test.describe(`the search (${locale})`, () => {
    test('finds another form of the word while it is typed, marks it, counts it and writes it into the address', async ({
      page,
      trouble,
    }) => {
      await visit(page, address)
      await page.getByRole('searchbox', { name: words('SearchPage.label') }).fill(typed)
      const results = page.getByRole('list', { name: words('SearchPage.results') })
      await expect(results.locator(`a[href^="${href}"]`)).toBeVisible()
      await expect(results.locator('mark').first()).toHaveText(marked)
      await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible()
      await expect(page).toHaveURL(asking(typed))
      expect(trouble).toEqual([])
    })

    test('fetches nothing before it is touched', async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      await visit(page, address)
      await page.waitForLoadState('networkidle')
      expect(fetched.filter((url) => url.includes('search-index'))).toEqual([])
      await page.getByRole('searchbox').focus()
      await expect.poll(() => fetched.filter((url) => url.includes('search-index')).length).toBe(1)
    })

    test('is walked through with the keyboard alone, and Back returns to what was found', async ({ page }) => {
      await visit(page, address)
      await page.keyboard.press('/')
      await page.keyboard.type(phrase)
      const first = page
        .getByRole('list', { name: words('SearchPage.results') })
        .getByRole('link')
        .first()
      await expect(first).toBeVisible()
      await expect(page).toHaveURL(asking(phrase))
      await page.keyboard.press('ArrowDown')
      await expect(first).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('searchbox')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/search/)
      await page.goBack()
      await expect(page.getByRole('searchbox')).toHaveValue(phrase)
      await expect(first).toBeVisible()
    })

    test('is cleared by Escape and by Back', async ({ page }) => {
      await visit(page, address)
      const field = page.getByRole('searchbox')
      await field.fill(typed)
      await expect(page).toHaveURL(asking(typed))
      await page.goBack()
      await expect(field).toHaveValue('')
      await expect(page.getByRole('heading', { level: 2, name: words('SearchPage.groups.articles') })).toBeVisible()
      await field.fill(typed)
      await field.press('Escape')
      await expect(field).toHaveValue('')
      await expect(page).toHaveURL(address)
    })

    test('shows everything when nothing is found', async ({ page }) => {
      await visit(page, asking(nowhere))
      await expect(page.getByRole('status').filter({ hasText: nowhere })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: words('SearchPage.groups.services') })).toBeVisible()
    })

    test('takes what an address says for text and nothing else', async ({ page, trouble }) => {
      const hostile = '<img src=x onerror=alert(1)> price'
      await visit(page, asking(hostile))
      await expect(page.getByRole('searchbox')).toHaveValue(hostile)
      await expect(page.locator('img[src="x"]')).toHaveCount(0)
      await visit(page, `${address}?q=${'%D1%8F'.repeat(900)}`)
      await expect(page.getByRole('searchbox')).not.toHaveValue('')
      expect(trouble).toEqual([])
    })

    test('is asked from the page of the blog and of an article that does not exist', async ({ page }) => {
      for (const from of [hrefTo(locale, 'blog'), hrefTo(locale, { name: 'blog/article', slug: 'nowhere' })]) {
        await visit(page, from)
        const field = page.getByRole('searchbox', { name: words('SearchForm.label') })
        await field.fill(typed)
        await field.press('Enter')
        await expect(page).toHaveURL(asking(typed))
        await expect(page.getByRole('list', { name: words('SearchPage.results') })).toBeVisible()
      }
    })

    test('without scripts is a list of everything', async ({ browser, baseURL }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
      await page.goto(asking(typed))
      await expect(page.getByText(words('SearchPage.plain'))).toBeVisible()
      await expect(page.getByRole('searchbox')).toBeHidden()
      await page.locator(`main a[href="${href}"]`).click()
      await expect(page).toHaveURL(href)
      await page.close()
    })
  })
}
