import type { Page } from '@playwright/test'
import { budgets } from '@/build/releases/budgets'
import { oneOfKind } from '../support/exhaustive'
import { rest, runtime } from '../support/runtime'
import { expect, test } from '../support/site-test'

/** The scripts of a page that were asked for by a tag, and so run. */
const scriptsOf = (page: Page) => page.evaluate(() => [...document.scripts].filter(({ src }) => src !== '').length)

test.use({ reducedMotion: 'reduce' })

test.describe('a page nobody touches', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } })

  // Of every page `tests/build/static-documents.test.ts` says so.
  const addresses = [
    '/uk',
    '/',
    '/services',
    '/portfolio',
    '/uk/blog',
    '/contacts',
    '/landings/ai-barista',
    '/estimate',
    '/uk/estimate/example',
  ]
  for (const [index, address] of addresses.entries())
    test(`asks for little and runs nothing: ${address}`, oneOfKind(index), async ({ page, trouble }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`))
      await page.goto(address)
      const first = asked.filter((request) => !request.startsWith('fetch '))
      expect(first.length).toBeGreaterThan(2)
      expect(first.length, first.join('\n')).toBeLessThanOrEqual(budgets.firstRequests)
      expect(first.filter((request) => request.startsWith('script '))).toEqual([])
      expect(first.filter((request) => request.startsWith('font '))).toHaveLength(2)
      await rest(page, address)
      expect([await runtime(page), await scriptsOf(page)]).toEqual([undefined, 0])
      expect(trouble).toEqual([])
    })
})

test.describe('a finger starts the scripts of a page', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } })

  const first: [string, (page: Page) => Promise<void>][] = [
    ['a tap', (page) => page.locator('h1').tap()],
    ['a swipe', swipe],
  ]
  for (const [what, act] of first)
    test(`with ${what}`, async ({ page, trouble }) => {
      await rest(page, '/services')
      await act(page)
      await expect.poll(() => runtime(page)).toBe('ready')
      expect(trouble).toEqual([])
    })

  test('and not by the mere touch, which would have a tap wait for a frame', async ({ page }) => {
    await page.addInitScript(() => {
      const [listen, heard] = [document.addEventListener.bind(document), [] as string[]]
      Object.assign(document, {
        addEventListener: (...listener: Parameters<typeof listen>) => {
          heard.push(listener[0])
          listen(...listener)
        },
        heard,
      })
    })
    await rest(page, '/services')
    const heard = await page.evaluate(() => (document as Document & { heard: string[] }).heard)
    expect(heard).toContain('click')
    expect(heard.filter((type) => /^(touch|pointer)/.test(type))).toEqual([])
  })
})

test.describe('the scripts of a page start', () => {
  const first: [string, (page: Page) => Promise<void>][] = [
    ['a mouse that moves', (page) => page.mouse.move(200, 200, { steps: 3 })],
    ['a key', (page) => page.keyboard.press('Tab')],
    ['a wheel', (page) => page.mouse.wheel(0, 100)],
    ['a focus', (page) => page.locator('a').first().focus()],
  ]
  for (const [index, [what, act]] of first.entries())
    test(`with ${what}, and insert no style again`, oneOfKind(index), async ({ page, trouble }) => {
      const sheets: string[] = []
      page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(new URL(request.url()).pathname))
      await rest(page, '/services')
      sheets.length = 0
      await act(page)
      await expect.poll(() => runtime(page)).toBe('ready')
      expect(await page.locator('style').count()).toBe(1)
      const own = await page
        .locator('link[rel="stylesheet"][disabled]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(own.length).toBeGreaterThan(0)
      // Those of pages behind its links may come.
      expect(sheets.filter((address) => own.includes(address))).toEqual([])
      expect(await page.locator('head link[rel="stylesheet"]:not([disabled])').count()).toBe(0)
      expect(trouble).toEqual([])
    })

  const own = [
    '/estimate/results',
    '/estimate/results?p=web',
    '/estimate/settings?p=web',
    '/search?q=ai',
    '/contacts?estimate=p%3Dweb',
    '/no-such-page',
  ]
  for (const [index, address] of own.entries())
    test(`by themselves where the page has something of its own to show: ${address}`, oneOfKind(index), async ({ page }) => {
      await page.goto(address)
      await expect.poll(() => runtime(page)).toBe('ready')
    })

  test('by themselves where estimates were kept', async ({ page }) => {
    await page.goto('/contacts')
    await page.evaluate(() => localStorage.setItem('estimate:v1', '[]'))
    await page.goto('/estimate')
    await expect.poll(() => runtime(page)).toBe('ready')
  })
})

async function swipe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x: 200, y: 600 })
  for (const y of [560, 480, 400]) await touch('touchMove', { x: 200, y })
  await touch('touchEnd')
}
