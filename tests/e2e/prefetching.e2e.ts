import type { Locator, Page, Request } from '@playwright/test'
import { type Locale, locales } from '@/routing/locales'
import { localisePath, splitLocale } from '@/routing/routes'
import { inFull, oneOfKind } from '../support/exhaustive'
import { languageTurns } from '../support/language-turns'
import { press } from '../support/page-links'
import { expect, test, visit, wake } from '../support/site-test'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Data of a page stand in files beside it. */
const data = /\.txt(?:\?|$)/

const isPrefetch = (request: Request) => data.test(request.url())

/** The page whose data are asked for. */
const pageOf = (request: Request) => new URL(request.url()).pathname.replace(/(?:\/__next\.[^/]*)?\.txt$/, '') || '/'

/** Opens home on such a connection and notes of which pages something is fetched ahead. */
async function openOn(page: Page, connection: Connection = { effectiveType: '4g' }, locale: Locale = 'en') {
  const prefetched: string[] = []
  page.on('request', (request) => {
    if (isPrefetch(request)) prefetched.push(pageOf(request))
  })
  await page.addInitScript((present) => {
    Object.defineProperty(navigator, 'connection', { value: present })
  }, connection)
  // Whatever answers intents listens by then.
  const checked = page.waitForRequest(/\/builds\/latest\.json/)
  await page.goto(localisePath(locale, '/'))
  await wake(page)
  await checked
  return prefetched
}

/** What a visitor may do about a link, without using it. */
const intents: Record<string, (link: Locator) => Promise<void>> = {
  'a pointer that rests': (link) => link.hover(),
  'the focus': (link) => link.focus(),
  'a finger that stays down': (link) => link.dispatchEvent('touchstart'),
}

/** Lays a finger on each of these links, one after another, for longer than a tap takes. */
const hold = (links: Locator) =>
  links.evaluateAll(async (anchors) => {
    for (const anchor of anchors) {
      anchor.dispatchEvent(new Event('touchstart', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })

/** Stands in `main` of home, and its page is no other link's. */
const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first()

test.use({ reducedMotion: 'reduce' })

test.describe('the page behind a link', () => {
  test('is not fetched by scrolling past it, from the top of home to its end', async ({ page, networkAtRest }) => {
    const prefetched = await openOn(page)
    await page.mouse.move(640, 400)
    prefetched.length = 0
    for (let turn = 0; turn < 60; turn++) {
      await page.mouse.wheel(0, 600)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await expect.poll(() => page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight)).toBe(true)
    await networkAtRest()
    expect(prefetched).toEqual([])
  })

  for (const [index, [intent, show]] of Object.entries(intents).entries())
    test(`is fetched by ${intent}, once, and no other`, oneOfKind(index), async ({ page, networkAtRest }) => {
      const prefetched = await openOn(page, { effectiveType: '3g' })
      const link = linkTo(page, '/services/technical-audit')
      await show(link)
      await expect.poll(() => prefetched.length).toBeGreaterThan(0)
      await networkAtRest()
      await show(link)
      await networkAtRest()
      expect(prefetched.length).toBeLessThanOrEqual(2)
      expect(new Set(prefetched)).toEqual(new Set(['/services/technical-audit']))
    })

  const presses: Record<string, { most: number; press: (link: Locator) => Promise<void> }> = {
    'a click as soon as it is being fetched': {
      most: 2,
      press: async (link) => {
        const asked = link.page().waitForRequest(isPrefetch)
        await link.hover()
        await asked
        await link.click()
      },
    },
    'a click sooner than that': { most: 1, press: (link) => link.dispatchEvent('click') },
    'a short touch': {
      most: 1,
      press: (link) =>
        link.evaluate((anchor) => {
          anchor.dispatchEvent(new Event('touchstart', { bubbles: true }))
          ;(anchor as HTMLElement).focus()
          ;(anchor as HTMLElement).click()
        }),
    },
  }
  for (const [index, [how, { most, press }]] of Object.entries(presses).entries())
    test(`is asked for once by ${how}`, oneOfKind(index), async ({ page, networkAtRest }) => {
      await openOn(page)
      // A busy machine is given the time that a visitor would not wait.
      await page.evaluate(() => {
        const { setTimeout: wait } = window
        Object.assign(window, {
          setTimeout: (act: () => void, ms?: number, ...rest: unknown[]) => wait(act, ms === 1000 ? 20_000 : ms, ...rest),
        })
      })
      const asked: string[] = []
      await page.route(data, async (route) => {
        asked.push(route.request().url())
        await new Promise((resolve) => setTimeout(resolve, 200))
        await route.continue()
      })
      await press(linkTo(page, '/services/technical-audit'))
      await expect(page).toHaveURL('/services/technical-audit')
      await networkAtRest()
      expect(asked.length, asked.join('\n')).toBe(most)
    })

  test('is not fetched by a pointer, or a focus, that only passes', async ({ page, networkAtRest }) => {
    const prefetched = await openOn(page)
    await page.locator('main a[href]').evaluateAll((links) => {
      for (const link of links) {
        link.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
        ;(link as HTMLElement).focus({ preventScroll: true })
      }
      document.querySelector('h1')?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
    })
    await networkAtRest()
    expect(prefetched).toEqual([])
  })

  const dear = [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ]
  for (const [index, connection] of dear.entries())
    test(
      `is not fetched ahead where data is dear or slow: ${JSON.stringify(connection)}`,
      oneOfKind(index),
      async ({ page, networkAtRest }) => {
        const prefetched = await openOn(page, connection)
        for (const show of Object.values(intents)) await show(linkTo(page, '/services/technical-audit'))
        await networkAtRest()
        expect(prefetched).toEqual([])
      },
    )

  test('is one of five at most that are fetched at a time', inFull, async ({ page }) => {
    const inFlight = new Set<string>()
    let most = 0
    await page.route(data, async (route) => {
      const { pathname } = new URL(route.request().url())
      inFlight.add(pathname)
      most = Math.max(most, inFlight.size)
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
      inFlight.delete(pathname)
    })
    const prefetched = await openOn(page)
    await hold(page.locator('header nav a[href], footer a[href]'))
    await expect.poll(() => new Set(prefetched).size).toBeGreaterThan(6)
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(5)
  })

  test('brings its style sheets along, of which the browser never says that nobody uses them', async ({ page, networkAtRest }) => {
    const sheets = new Set<string>()
    const complaints: string[] = []
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('.css')) sheets.add(request.url())
    })
    page.on('console', (message) => {
      if (/preload/.test(message.text())) complaints.push(message.text())
    })
    await openOn(page)
    const link = page.locator('header a[href="/contacts"]').first()
    await link.hover()
    await expect.poll(() => sheets.size).toBeGreaterThan(0)
    await networkAtRest()
    const ahead = new Set(sheets)
    expect(await page.locator('link[rel=preload][as=style]').count()).toBe(0)

    await link.click()
    await expect(page).toHaveURL('/contacts')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const used = await page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    expect(used.filter((address) => ahead.has(address)).length).toBeGreaterThan(0)
    expect(complaints).toEqual([])
  })

  for (const locale of locales)
    test(`is of the language of the page (${locale})`, languageTurns(locale)(), async ({ page, networkAtRest }) => {
      const foreign: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        const otherFont = new RegExp(`/[a-z]+-(${locales.filter((each) => each !== locale).join('|')})-`)
        if (otherFont.test(pathname)) foreign.push(pathname)
      })
      const prefetched = await openOn(page, undefined, locale)
      await hold(page.locator('a[data-language]'))
      const own = localisePath(locale, '/privacy-policy')
      await page.locator(`footer a[href="${own}"]`).focus()
      await expect.poll(() => prefetched).toContain(own)
      await networkAtRest()
      expect(prefetched.filter((path) => splitLocale(path).locale !== locale)).toEqual([])
      expect(foreign).toEqual([])
    })
})

test('a page that was fetched ahead is not fetched again by the click', async ({ page }) => {
  const asked: string[] = []
  const ended: string[] = []
  const note = (list: string[]) => (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/services') && data.test(pathname)) list.push(pathname)
  }
  // The router reads an answer and then cancels it, which a browser calls a failure where it may not be kept.
  page.on('request', note(asked)).on('requestfinished', note(ended)).on('requestfailed', note(ended))
  await visit(page, '/')
  await page.locator('header a[href="/services"]').first().hover()
  // The tree of the page, then the page.
  await expect.poll(() => ended.length).toBe(2)
  await press(page, '/services')
  await expect(page).toHaveURL('/services')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toHaveLength(2)
})
