import type { Page, Request } from '@playwright/test'
import { type Locale, locales } from '@/routing/locales'
import { localisePath, splitLocale } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { scrollTo } from '../support/page-links'
import { expect, test, wake } from '../support/site-test'

type Connection = { saveData?: boolean; effectiveType?: string }

const isPrefetch = (request: Request) => 'next-router-prefetch' in request.headers()

/** Opens a page on such a connection and notes what is fetched ahead. */
async function openOn(page: Page, connection: Connection, locale: Locale = 'en') {
  const prefetched: string[] = []
  page.on('request', (request) => {
    if (isPrefetch(request)) prefetched.push(new URL(request.url()).pathname)
  })
  await page.addInitScript((present) => {
    Object.defineProperty(navigator, 'connection', { value: present })
  }, connection)
  // What comes after the prefetching, whether there is any or not.
  const checked = page.waitForRequest(/\/builds\/latest\.json/)
  await page.goto(localisePath(locale, '/'))
  await wake(page)
  await checked
  return prefetched
}

test.use({ reducedMotion: 'reduce' })

test.describe('pages behind visible links', () => {
  test('are fetched ahead on 3g', async ({ page }) => {
    const prefetched = await openOn(page, { effectiveType: '3g' })
    await expect.poll(() => prefetched).toEqual(expect.arrayContaining(['/services', '/blog', '/contacts']))
  })

  const dear = [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ]
  for (const connection of dear)
    test(`are not fetched ahead where data is dear or slow: ${JSON.stringify(connection)}`, async ({ page }) => {
      expect(await openOn(page, connection)).toEqual([])
    })

  test('are never fetched more than five at a time', async ({ page }) => {
    const inFlight = new Set<string>()
    let most = 0
    await page.route(/_rsc=/, async (route) => {
      const { pathname } = new URL(route.request().url())
      inFlight.add(pathname)
      most = Math.max(most, inFlight.size)
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
      inFlight.delete(pathname)
    })
    const prefetched = await openOn(page, { effectiveType: '4g' })
    await expect.poll(() => new Set(prefetched).size).toBeGreaterThan(6)
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(5)
  })

  test('bring their style sheets along, of which the browser never says that nobody uses them', async ({ page }) => {
    const sheets = new Set<string>()
    const complaints: string[] = []
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('.css')) sheets.add(request.url())
    })
    page.on('console', (message) => {
      if (/preload/.test(message.text())) complaints.push(message.text())
    })
    const prefetched = await openOn(page, { effectiveType: '4g' })
    await expect.poll(() => prefetched).toContain('/contacts')
    await expect.poll(() => sheets.size).toBeGreaterThan(5)
    expect(await page.locator('link[rel=preload][as=style]').count()).toBe(0)

    await page.locator('header a[href="/contacts"]').first().click()
    await expect(page).toHaveURL('/contacts')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const used = await page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    expect(used.filter((address) => sheets.has(address)).length).toBeGreaterThan(0)
    expect(complaints).toEqual([])
  })

  for (const locale of locales)
    test(
      `are of the language of the page, and fetched when they come into view, once (${locale})`,
      languageTurns(locale)(),
      async ({ page }) => {
        const foreign: string[] = []
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          const otherFont = new RegExp(`/[a-z]+-(${locales.filter((each) => each !== locale).join('|')})-`)
          if (otherFont.test(pathname)) foreign.push(pathname)
        })
        const prefetched = await openOn(page, { effectiveType: '4g' }, locale)
        const last = localisePath(locale, '/privacy-policy')
        await expect.poll(() => prefetched.length).toBeGreaterThan(5)
        expect(prefetched).not.toContain(last)
        await scrollTo(page, 1e6)
        await expect.poll(() => prefetched).toContain(last)
        expect(prefetched.filter((path) => path === localisePath(locale, '/services')).length).toBeLessThanOrEqual(2)
        expect(prefetched.filter((path) => splitLocale(path).locale !== locale)).toEqual([])
        expect(foreign).toEqual([])
      },
    )
})
