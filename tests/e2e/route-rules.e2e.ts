import type { Page } from '@playwright/test'
import { inFull } from '../support/exhaustive'
import { press } from '../support/page-links'
import { expect, isSameVisit, markVisit, test, visit } from '../support/site-test'

const away = 'https://other.example/landing'

/** Adds a link to the page that was not there when it was built. */
const addLink = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    link.textContent = address
    document.querySelector('main')?.append(link)
  }, href)

/** Opens a page whose build has these rules, and waits until they are known. */
async function openWithRules(page: Page, rules: Record<string, { redirect?: string; appMiddleware?: Record<string, true> }>) {
  await page.route(/\/builds\/meta\//, async (route) => {
    const manifest = await (await route.fetch()).json()
    await route.fulfill({ json: { ...manifest, matcher: { ...manifest.matcher, static: { ...manifest.matcher.static, ...rules } } } })
  })
  await page.route(`${away}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }))
  const manifest = page.waitForResponse(/\/builds\/meta\//)
  await visit(page, '/contacts')
  await (await manifest).finished()
  await markVisit(page)
}

test.describe('a rule of the site', () => {
  test('is followed by a click without asking the server about the old address', async ({ page }) => {
    await openWithRules(page, {})
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await addLink(page, '/work?utm_source=x')
    await press(page, '/work?utm_source=x')
    await expect(page).toHaveURL('/portfolio?utm_source=x')
    expect(await isSameVisit(page)).toBe(true)
    expect(asked.filter((path) => path === '/work')).toEqual([])
  })

  test('that leaves the site is a full navigation', inFull, async ({ page }) => {
    await openWithRules(page, { '/partner': { redirect: away } })
    await addLink(page, '/partner')
    await press(page, '/partner')
    await expect(page).toHaveTitle('Elsewhere')
    expect(page.url()).toBe(away)
  })

  test('that names a middleware nobody wrote is an error, and the visitor stays', inFull, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await openWithRules(page, { '/guarded': { appMiddleware: { x: true } } })
    await addLink(page, '/guarded')
    await press(page, '/guarded')
    await expect.poll(() => errors).toEqual(["Unknown route middleware: 'x'."])
    await expect(page).toHaveURL('/contacts')
  })
})

test('a link to another site is the browser’s own, and tells that site nothing of this page', async ({ page }) => {
  await visit(page, '/services')
  const external = page.getByRole('contentinfo').locator('a[href^="https:"]').first()
  await expect(external).toHaveAttribute('rel', /noopener noreferrer/)
  const href = (await external.getAttribute('href')) ?? ''
  await page.route(href, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }))
  await external.click()
  await expect(page).toHaveTitle('Elsewhere')
})
