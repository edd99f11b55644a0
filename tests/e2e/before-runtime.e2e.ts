import type { Page } from '@playwright/test'
import { holdRequests } from '../support/hold-requests'
import { expect, languageCookie, test, visit } from '../support/site-test'
import { technologyToPress } from '../support/technology-layers'

const runtime = (page: Page) => page.evaluate(() => document.documentElement.dataset.runtime)

/** Presses what has no pointer on it: as assistive technology does, and before anything else has happened. */
const pressUnseen = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click')

test.use({ reducedMotion: 'reduce' })

test.describe('what is done before the scripts are there is not lost', () => {
  const sound = 'header [role="switch"]'

  test('a button is pressed once they are', async ({ page }) => {
    await page.goto('/services')
    const before = await page.locator(sound).first().getAttribute('aria-checked')
    await pressUnseen(page, sound)
    await expect(page.locator(sound).first()).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true')
    await expect(page.locator(sound).first()).not.toHaveAttribute('aria-busy')
  })

  test('a form that needs them is sent once they are', async ({ page }) => {
    await page.goto('/estimate')
    const form = page.locator('form:not([action])').first()
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
    await expect.poll(() => runtime(page)).toBe('ready')
    await expect(page).toHaveURL('/estimate')
    await expect(form).not.toHaveAttribute('aria-busy')
  })

  test('the other language gets the query and is remembered', async ({ page }) => {
    await page.goto('/services?a=1')
    await pressUnseen(page, 'a[data-language="uk"]')
    await expect(page).toHaveURL('/uk/services?a=1')
    expect(await languageCookie(page)).toBe('uk')
  })

  test('a link leads where it leads', async ({ page }) => {
    await page.goto('/services')
    await pressUnseen(page, 'nav a[href="/contacts"]')
    await expect(page).toHaveURL('/contacts')
  })

  test('Back from a page loaded anew comes to the latest estimate, whatever its scripts do until then', async ({ page }) => {
    const chosen = () => new URL(page.url()).searchParams.get('x')
    await visit(page, '/estimate/settings?preset=saas-mvp')
    await page.locator('[data-summary] button[type=submit]:visible').click()
    await (await technologyToPress(page, 'front', 'angular')).click()
    await expect.poll(chosen).toBe('angular')

    // As if Back came between the scripts' first work and their word that they listen.
    await page.addInitScript(() => document.addEventListener('runtime-ready', (event) => event.stopImmediatePropagation(), true))
    await page.reload()
    await expect.poll(() => runtime(page)).toBe('ready')
    const release = await holdRequests(page, /\/estimate\/settings\?/)
    const asked = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('/estimate/settings?'))
    await page.evaluate(() => history.back())
    await asked
    // Longer than the address waits for a next change.
    await page.waitForTimeout(400)
    release()
    await expect(page.locator('[name="q"]').first()).toBeAttached()
    await expect.poll(chosen).toBe('angular')
  })
})

test.describe('a page whose scripts are gone', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/_next\/static\/.+\.js$/, (route) => route.abort())
  })

  test('stays a page: its links lead on', async ({ page }) => {
    await page.goto('/services')
    await page.mouse.move(100, 100, { steps: 3 })
    await page.locator('footer a[href="/contacts"]').first().click()
    await expect(page).toHaveURL('/contacts')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('is loaded anew for a button that needs them, each time it is pressed and never by itself', async ({ page }) => {
    await page.goto('/services')
    for (let press = 0; press < 2; press++) {
      const loaded = page.waitForEvent('load')
      await pressUnseen(page, 'header [role="switch"]')
      await loaded
    }
    await expect(page).toHaveURL('/services')
  })
})
