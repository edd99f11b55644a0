import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, sweepTest, test, visit } from '../support/site-test'

const journeys = {
  en: { typed: 'estimates', marked: /^estimat/i, href: '/blog/estimates/honest-range', phrase: 'strapi pitfalls', nowhere: 'kangaroo' },
  uk: { typed: 'оцінок', marked: /^оцін/i, href: '/uk/blog/estimates/honest-range', phrase: 'помилки strapi', nowhere: 'кенгуру' },
} as const

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)
  const { typed, marked, href, phrase, nowhere } = journeys[locale]
  const address = hrefTo(locale, 'search')
  const asking = (query: string) => `${address}?${new URLSearchParams({ q: query })}`

  test.describe(`the search (${locale})`, () => {
    test(
      'fetches nothing before it is touched, and then finds another form of the word while it is typed',
      turn(),
      async ({ page, trouble }) => {
        const fetched: string[] = []
        page.on('request', (request) => fetched.push(request.url()))
        const indexes = () => fetched.filter((url) => url.includes('search-index'))
        // The last thing an open page fetches by itself.
        const checked = page.waitForRequest(/\/builds\/latest\.json/)
        await visit(page, address)
        await checked
        expect(indexes()).toEqual([])
        const field = page.getByRole('searchbox', { name: words('SearchPage.label') })
        await field.focus()
        await expect.poll(() => indexes().length).toBe(1)

        await test.step('it marks the word, counts what it found and writes the question into the address', async () => {
          await field.fill(typed)
          const results = page.getByRole('list', { name: words('SearchPage.results') })
          await expect(results.locator(`a[href^="${href}"]`)).toBeVisible()
          await expect(results.locator('mark').first()).toHaveText(marked)
          await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible()
          await expect(page).toHaveURL(asking(typed))
        })

        await test.step('it lights the stars of what it found, and a constellation leads to the first of its kind', async () => {
          const atlas = page.getByRole('navigation', { name: words('SearchPage.atlas') })
          const articles = atlas.getByRole('link', { name: words('SearchPage.groups.articles') })
          await expect(articles).toHaveAttribute('href', '#articles')
          await expect(page.locator('li#articles')).toContainText(words('SearchPage.groups.articles'))
          // The best of all is the one star of its colour, in the sky as in the list.
          const colours = await atlas.locator('path').evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke))
          expect(colours.filter((colour) => colour === 'rgb(255, 197, 49)')).toHaveLength(1)
        })

        await test.step('it is cleared by Back and by Escape', async () => {
          await page.goBack()
          await expect(field).toHaveValue('')
          await expect(page.getByRole('heading', { level: 2, name: words('SearchPage.groups.articles') })).toBeVisible()
          await field.fill(typed)
          await field.press('Escape')
          await expect(field).toHaveValue('')
          await expect(page).toHaveURL(address)
        })

        await test.step('on another day it waits for the index of that day, and asks for nothing behind its back', async () => {
          await visit(page, address)
          await field.focus()
          await field.fill(typed)
          await expect(page.getByRole('list', { name: words('SearchPage.results') })).toBeVisible()
          expect(indexes()).toHaveLength(2)
        })
        expect(trouble).toEqual([])
      },
    )

    test('is walked through with the keyboard alone, and Back returns to what was found', turn(), async ({ page }) => {
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

    test(
      'takes what an address says for text and nothing else, and shows everything when nothing is found',
      turn(),
      async ({ page, trouble }) => {
        const hostile = '<img src=x onerror=alert(1)> price'
        await visit(page, asking(hostile))
        await expect(page.getByRole('searchbox')).toHaveValue(hostile)
        await expect(page.locator('img[src="x"]')).toHaveCount(0)
        await visit(page, `${address}?q=${'%D1%8F'.repeat(900)}`)
        await expect(page.getByRole('searchbox')).not.toHaveValue('')
        await visit(page, asking(nowhere))
        await expect(page.locator('[data-state="nothing"]')).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: nowhere })).toBeVisible()
        await expect(page.getByRole('heading', { level: 2, name: words('SearchPage.groups.services') })).toBeVisible()
        expect(trouble).toEqual([])
      },
    )

    test('is asked from the page of the blog and of an article that does not exist', turn(), async ({ page }) => {
      for (const from of [hrefTo(locale, { name: 'blog/article', slug: 'nowhere' })]) {
        await visit(page, from)
        const field = page.getByRole('searchbox', { name: words('SearchForm.label') })
        await field.fill(typed)
        await field.press('Enter')
        await expect(page).toHaveURL(asking(typed))
        await expect(page.getByRole('list', { name: words('SearchPage.results') })).toBeVisible()
      }
    })

    sweepTest('without scripts is a list of everything, the long kinds folded', turn(), async ({ plain: page }) => {
      await page.goto(asking(typed))
      await expect(page.getByText(words('SearchPage.plain'))).toBeVisible()
      await expect(page.getByRole('searchbox')).toBeHidden()
      const entry = page.locator(`main a[href="${href}"]`)
      await expect(entry).toBeHidden()
      await page.locator('#articles summary').press('Enter')
      await expect(entry).toBeVisible()
      await entry.click()
      await expect(page).toHaveURL(href)
    })
  })
}
