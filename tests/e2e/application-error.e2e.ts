import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { findViolations } from '../support/accessibility'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, wake } from '../support/site-test'

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

test.use({ reducedMotion: 'reduce' })

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)
  const home = localisePath(locale, '/')

  test(
    `a page that breaks in the browser says so to everybody, and leads home, where everything works again (${locale})`,
    turn(),
    async ({ page }) => {
      await breakBrowser(page)
      await page.goto(localisePath(locale, '/services'))
      await wake(page)
      const colour = page.locator('meta[name="theme-color"]')

      await test.step('it has a status, says what to do, and is white around', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ErrorPage.applicationError'))
        await expect(page.getByText('500', { exact: true })).toBeVisible()
        await expect(page.getByText(words('ErrorPage.description'))).toBeVisible()
        await expect(colour).toHaveAttribute('content', /^#ffffff$/i)
      })

      await test.step('it has the breadcrumb of the error page', async () => {
        const trail = page.getByRole('navigation', { name: words('ErrorPage.youAreHere') })
        await expect(trail.getByRole('link', { name: words('ErrorPage.home') })).toHaveAttribute('href', home)
        await expect(trail.getByRole('listitem').last()).toHaveText(words('ErrorPage.breadcrumb'))
      })

      await test.step('it is open to everybody', async () => {
        await expect(page.getByRole('main')).toHaveCount(1)
        expect(await findViolations(page)).toEqual([])
      })

      await test.step('it leads home, which is night blue and works', async () => {
        await mend(page)
        await page.getByRole('link', { name: words('ErrorPage.goHome'), exact: true }).click()
        await expect(page).toHaveURL(home)
        await expect(colour).toHaveAttribute('content', /^#091a3f$/i)
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).not.toContainText(words('ErrorPage.applicationError'))
      })
    },
  )
}
