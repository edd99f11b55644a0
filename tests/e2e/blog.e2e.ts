import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo, pageOfBlog } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, isSameVisit, markVisit, sweepTest, test, visit } from '../support/site-test'

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)
  const blog = hrefTo(locale, 'blog')
  const second = hrefTo(locale, pageOfBlog(2))
  const article = hrefTo(locale, { name: 'blog/article', slug: 'estimates/honest-range' })
  const pages = (page: Page) => page.getByRole('navigation', { name: words('BlogPage.pages') })
  const topics = (page: Page) => page.getByRole('navigation', { name: words('BlogPage.topics') })

  test.describe(`the blog in ${locale}`, () => {
    test('is turned page by page, forth and back, by mouse and by keyboard, without loading it anew', turn(), async ({ page }) => {
      await visit(page, blog)
      await markVisit(page)
      await pages(page)
        .getByRole('link', { name: words('BlogPage.older') })
        .click()
      await expect(page).toHaveURL(second)
      await expect(pages(page).locator('[aria-current="page"]')).toHaveText('2')
      await pages(page)
        .getByRole('link', { name: words('BlogPage.newer') })
        .click()
      await expect(page).toHaveURL(blog)
      await expect(pages(page).locator('[aria-current="page"]')).toHaveText('1')
      await pages(page)
        .getByRole('link', { name: words('BlogPage.older') })
        .press('Enter')
      await expect(page).toHaveURL(second)
      await expect(pages(page).locator('[aria-current="page"]')).toHaveText('2')
      await pages(page).getByRole('link').first().press('Enter')
      await expect(page).toHaveURL(blog)
      expect(await isSameVisit(page)).toBe(true)
    })

    sweepTest('is sorted by topic and turned without JavaScript', turn(), async ({ plain: page }) => {
      await page.goto(blog)
      await topics(page).getByRole('link').nth(1).click()
      await expect(page).toHaveURL(/\/blog\/topic\/[a-z-]+$/)
      await expect(topics(page).getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true')
      await expect(pages(page)).toHaveCount(0)
      await topics(page).getByRole('link').first().click()
      await pages(page)
        .getByRole('link', { name: words('BlogPage.older') })
        .click()
      await expect(page).toHaveURL(second)
    })
  })

  test.describe(`an article in ${locale}`, () => {
    const contents = (page: Page) => page.getByRole('navigation', { name: words('ArticlePage.contents') })

    test(
      'marks the chapter that is read, puts its address on the clipboard, and has headings that are links to themselves',
      turn(),
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await visit(page, article)
        const links = contents(page).getByRole('link')
        await expect(links.first()).toHaveAttribute('aria-current', 'true')
        await links.nth(2).click()
        await expect(links.nth(2)).toHaveAttribute('aria-current', 'true')
        await expect(contents(page).locator('[aria-current]')).toHaveCount(1)
        await page.evaluate(() => window.scrollTo(0, 0))
        await expect(links.first()).toHaveAttribute('aria-current', 'true')
        await page.getByRole('button', { name: words('ArticlePage.share.copy') }).click()
        await expect(page.getByText(words('ArticlePage.share.copied'), { exact: true })).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(article)
        const heading = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').nth(1)
        await heading.focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/#s-/)
        await expect(heading).toBeInViewport()
      },
    )

    test('has a chart whose figures stand apart and are large enough to read on a phone', turn(), async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await visit(page, article)
      const words = await page.locator('[data-chart] svg:visible text').evaluateAll((texts) =>
        texts.map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect()
          const scale = (text as SVGTextElement).getCTM()?.a ?? 0
          return { said: text.textContent, left, right, top, bottom, size: Number.parseFloat(getComputedStyle(text).fontSize) * scale }
        }),
      )
      // Two figures and a name for each of four stages, and the low figures of both ends.
      expect(words.length).toBeGreaterThanOrEqual(14)
      for (const { size } of words) expect(size).toBeGreaterThanOrEqual(12)
      const touching = words.filter((word, index) =>
        words.slice(index + 1).some((other) => {
          const apart = Math.max(
            other.left - word.right,
            word.left - other.right,
            (other.top - word.bottom) * 4,
            (word.top - other.bottom) * 4,
          )
          return apart < 0
        }),
      )
      expect(touching).toEqual([])
      await page.locator('[data-chart] summary').click()
      await expect(page.locator('[data-chart]').getByRole('rowheader')).toHaveCount(4)
    })

    sweepTest('says nothing of the clipboard without JavaScript, and leads on', turn(), async ({ plain: page }) => {
      await page.goto(article)
      await expect(page.getByRole('button', { name: words('ArticlePage.share.copy') })).toBeHidden()
      await contents(page).getByRole('link').last().click()
      await expect(page).toHaveURL(/#s-/)
      await page
        .getByRole('navigation', { name: words('ArticlePage.neighbours') })
        .getByRole('link')
        .first()
        .click()
      await expect(page).not.toHaveURL(new RegExp(article))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}
