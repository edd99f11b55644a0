import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { findViolations } from '../support/accessibility'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, wake } from '../support/site-test'

const scripts = /\/_next\/static\/chunks\/.*\.js/

/** A page whose form fails while it is drawn: an application error as visitors meet them. */
const breakForm = (page: Page) =>
  page.route(scripts, async (route) => {
    const answer = await route.fetch()
    const code = await answer.text()
    const broken = "action:(()=>{throw new Error('broken for a test')})()"
    await route.fulfill({ response: answer, body: code.replace(/action:"\/api\/contact"/, broken) })
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
      await breakForm(page)
      await page.goto(`${localisePath(locale, '/contacts')}?estimate=v%3D1%26b%3Dacc.email`)
      const title = await page.title()
      await wake(page)
      const colour = page.locator('meta[name="theme-color"]')

      await test.step('it has a status, says what to do, and is white around', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ErrorPage.applicationError'))
        await expect(page.getByText('500', { exact: true })).toBeVisible()
        await expect(page.getByText(words('ErrorPage.applicationDescription'))).toBeVisible()
        await expect(page.getByText(words('ErrorPage.description'))).toHaveCount(0)
        await expect(page).toHaveTitle(words('ErrorPage.applicationError'))
        await expect(colour).toHaveAttribute('content', /^#ffffff$/i)
      })

      await test.step('it has the breadcrumb of the error page', async () => {
        const trail = page.getByRole('navigation', { name: words('ErrorPage.youAreHere') })
        await expect(trail.getByRole('link', { name: words('ErrorPage.home') })).toHaveAttribute('href', home)
        await expect(trail.getByRole('listitem').last()).toHaveText(words('ErrorPage.breadcrumb'))
      })

      await test.step('it has menu, contacts and footer, as every page', async () => {
        const menu = page.getByRole('banner').getByRole('navigation', { name: words('MainMenu.label') })
        await expect(menu.getByRole('link', { name: words('MainMenu.services'), exact: true })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        for (const way of ['tel:', 'mailto:']) await expect(page.getByRole('main').locator(`a[href^="${way}"]`)).toBeVisible()
      })

      await test.step('it is open to everybody', async () => {
        await expect(page.getByRole('main')).toHaveCount(1)
        expect(await findViolations(page)).toEqual([])
      })

      await test.step('it leads home, which is night blue and works', async () => {
        await page.getByRole('link', { name: words('ErrorPage.goHome'), exact: true }).click()
        await expect(page).toHaveURL(home)
        await expect(colour).toHaveAttribute('content', /^#091a3f$/i)
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).not.toContainText(words('ErrorPage.applicationError'))
      })

      await test.step('trying again brings the page back with what its address says', async () => {
        await page.goBack()
        await wake(page)
        await page.unroute(scripts)
        await page.getByRole('button', { name: words('ErrorPage.tryAgain') }).click()
        await expect(page).toHaveTitle(title)
        await expect(page).toHaveURL(/\?estimate=/)
        await wake(page)
        await expect(page.locator('form[action="/api/contact"]')).toBeVisible()
      })
    },
  )
}
