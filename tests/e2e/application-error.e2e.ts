import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { findViolations } from '../support/accessibility'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { expect, test, wake } from '../support/site-test'

const scripts = /\/_next\/static\/chunks\/.*\.js/

const failing = "(()=>{throw new Error('broken for a test')})()"

/** A page whose form fails while it is drawn: an application error as visitors meet them. */
const form = { of: 'action:"/api/contact"', to: `action:${failing}` }
/** A page whose navigator fails, around which is nothing but the document. */
const shell = { of: '["javascript:","data:","vbscript:","blob:"]', to: failing }

/** Answers what mends it again. A script that has been read stays as it is in the window, so it is not enough to leave them alone. */
async function breakPart(page: Page, part: typeof form): Promise<() => void> {
  let isBroken = true
  await page.route(scripts, async (route) => {
    // As a browser does where the server has just closed a connection that was idle for five seconds.
    const response = await route.fetch({ maxRetries: 1 })
    const code = await response.text()
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response, headers, body: isBroken ? code.replace(part.of, part.to) : code })
  })
  return () => {
    isBroken = false
  }
}

async function expectShell(page: Page, words: ReturnType<typeof wordsOf>): Promise<void> {
  const menu = page.getByRole('banner').getByRole('navigation', { name: words('MainMenu.label') })
  await expect(menu.getByRole('link', { name: words('MainMenu.services'), exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  for (const way of ['tel:', 'mailto:']) await expect(page.getByRole('main').locator(`a[href^="${way}"]`)).toBeVisible()
}

/** As the server has written it: what fails may have put another in its place. */
async function titleOf(page: Page): Promise<string> {
  const html = await (await page.request.get(page.url())).text()
  return /<title>([^<]*)/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

test.use({ reducedMotion: 'reduce' })

// A page may ask for scripts as its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)
  const home = localisePath(locale, '/')

  test(
    `a page that breaks in the browser says so to everybody, and leads home, where everything works again (${locale})`,
    turn(),
    async ({ page }) => {
      const mend = await breakPart(page, form)
      await page.goto(`${localisePath(locale, '/contacts')}?estimate=v%3D1%26b%3Dacc.email`)
      const title = await titleOf(page)
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
        await expectShell(page, words)
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
        mend()
        await page.getByRole('button', { name: words('ErrorPage.tryAgain') }).click()
        await expect(page).toHaveTitle(title)
        await expect(page).toHaveURL(/\?estimate=/)
        await wake(page)
        await expect(page.locator('form[action="/api/contact"]')).toBeVisible()
      })
    },
  )

  test(
    `a fault of the shell itself is said in the language of the page, with all ways on, and trying again mends it (${locale})`,
    turn(),
    async ({ page }) => {
      const mend = await breakPart(page, shell)
      await page.goto(localisePath(locale, '/estimate/settings?preset=saas-mvp'))
      const language = await page.locator('html').getAttribute('lang')
      await page.keyboard.press('Shift')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ErrorPage.applicationError'))
      await expect(page).toHaveTitle(words('ErrorPage.applicationError'))
      await expect(page.locator('html')).toHaveAttribute('lang', language ?? '')
      await expectShell(page, words)
      expect(await findViolations(page)).toEqual([])
      mend()
      await page.getByRole('button', { name: words('ErrorPage.tryAgain') }).click()
      await expect(page).not.toHaveTitle(words('ErrorPage.applicationError'))
      await wake(page)
      await expect(page.getByText(words('ErrorPage.applicationError'))).toHaveCount(0)
    },
  )

  test(`an error without a network is a page that can be read (${locale})`, turn(), async ({ page }) => {
    const address = localisePath(locale, '/contacts')
    const html = await (await page.request.get(address)).text()
    await breakPart(page, form)
    // What an error page is made of is none of the scripts of the page.
    await page.route(scripts, (route) => (html.includes(new URL(route.request().url()).pathname) ? route.fallback() : route.abort()))
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
    await page.goto(address)
    await page.keyboard.press('Shift')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ErrorPage.applicationError'))
    await expect(page).toHaveTitle(words('ErrorPage.applicationError'))
    await expect(page.getByRole('button', { name: words('ErrorPage.tryAgain') })).toBeVisible()
  })
}
