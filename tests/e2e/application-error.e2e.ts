import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { findViolations } from '../support/accessibility'
import { wordsOf } from '../support/messages'
import { expect, test } from '../support/site-test'

type Breakable = Window & { broken?: boolean }

/** A browser in which something the page relies on fails, until it is mended: an application error as visitors meet them. */
async function breakBrowser(page: Page) {
  await page.addInitScript(() => {
    const browser = window as Breakable
    browser.broken = true
    const { languages } = navigator
    Object.defineProperty(navigator, 'languages', {
      get: () => {
        if (browser.broken) throw new Error('broken for a test')
        return languages
      },
    })
  })
}

const mend = (page: Page) =>
  page.evaluate(() => {
    ;(window as Breakable).broken = false
  })

for (const locale of locales) {
  const words = wordsOf(locale)
  const home = localisePath(locale, '/')

  test.describe(`a page that breaks in the browser (${locale})`, () => {
    test.beforeEach(async ({ page }) => {
      await breakBrowser(page)
      await page.goto(localisePath(locale, '/services'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ErrorPage.applicationError'))
    })

    test('says so, with a status and what to do', async ({ page }) => {
      await expect(page.getByText('500', { exact: true })).toBeVisible()
      await expect(page.getByText(words('ErrorPage.description'))).toBeVisible()
    })

    test('has the breadcrumb of the error page', async ({ page }) => {
      const trail = page.getByRole('navigation', { name: words('ErrorPage.youAreHere') })
      await expect(trail.getByRole('link', { name: words('ErrorPage.home') })).toHaveAttribute('href', home)
      await expect(trail.getByRole('listitem').last()).toHaveText(words('ErrorPage.breadcrumb'))
    })

    test('is open to everybody by WCAG 2.2 AA', async ({ page }) => {
      await expect(page.getByRole('main')).toHaveCount(1)
      expect(await findViolations(page)).toEqual([])
    })

    test('is white around, and night blue again after it', async ({ page }) => {
      const colour = page.locator('meta[name="theme-color"]')
      await expect(colour).toHaveAttribute('content', /^#ffffff$/i)
      await mend(page)
      await page.getByRole('link', { name: words('ErrorPage.goHome'), exact: true }).click()
      await expect(page).toHaveURL(home)
      await expect(colour).toHaveAttribute('content', /^#091a3f$/i)
    })

    test('leads home, where everything works again', async ({ page }) => {
      await mend(page)
      await page.getByRole('link', { name: words('ErrorPage.goHome'), exact: true }).click()
      await expect(page).toHaveURL(home)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(words('ErrorPage.applicationError'))
    })
  })
}
