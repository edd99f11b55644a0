import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import { readLocaleCookie } from '@/routing/cookie'
import { splitLocale } from '@/routing/routes'
import { siteAddress } from './server'

type Watched = {
  /** What the browser complained about so far: errors in its console and errors nobody caught. */
  trouble: string[]
  /** Waits until nothing is fetched for half a second. A `networkidle` reached once is not waited for again. */
  networkAtRest: () => Promise<void>
}

/** Whatever a journey does, the policy of the site has nothing against it. */
export const test = base.extend<Watched>({
  page: async ({ page }, use) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (/content security policy|trusted ?(?:types|html|script)/i.test(message.text())) refused.push(message.text())
    })
    await use(page)
    expect(refused, 'what the policy of the site refused').toEqual([])
  },
  trouble: async ({ page }, use) => watch(page, use),
  networkAtRest: async ({ page }, use) => use(watchNetwork(page)),
})

/** Sweeps over all pages walk on in one window each: a new one for every page would cost more than the page. */
export const sweepTest = base.extend<Pick<Watched, 'trouble'>, { scripted: Page; plain: Page }>({
  scripted: [async ({ browser }, use) => keepOpen(browser, { locale: 'en-US' }, use), { scope: 'worker' }],
  plain: [async ({ browser }, use) => keepOpen(browser, { locale: 'en-US', javaScriptEnabled: false }, use), { scope: 'worker' }],
  trouble: async ({ scripted }, use) => watch(scripted, use),
})

async function keepOpen(browser: Browser, options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ ...options, baseURL: siteAddress() })
  await use(page)
  await page.close()
}

async function watch(page: Page, use: (trouble: string[]) => Promise<void>): Promise<void> {
  const trouble: string[] = []
  const onError = (error: Error) => trouble.push(`uncaught: ${error.message}`)
  const onMessage = (message: ConsoleMessage) => {
    const { url } = message.location()
    // The browser's own line for a document that answers 404 is no error of the page.
    if (message.type() === 'error' && url !== page.url()) trouble.push(`${message.text()} (${url})`)
  }
  page.on('pageerror', onError).on('console', onMessage)
  await use(trouble)
  page.off('pageerror', onError).off('console', onMessage)
}

function watchNetwork(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let last = Date.now()
  const onEnd = (request: Request) => {
    underWay.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', onEnd).on('requestfailed', onEnd)
  return async () => {
    const addresses = () => [...underWay].map((request) => request.url())
    await expect.poll(() => (Date.now() - last > 500 ? addresses() : ['a request of a moment ago']), { intervals: [100] }).toEqual([])
  }
}

export { expect }

/** Opens a page, does something, and waits until its scripts answer. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto(address)
  await wake(page)
  // Asked in the page, as assertions that poll sleep for up to a second. The language is the first thing scripts write down.
  await page.waitForFunction(() => document.cookie.includes('i18n_redirected='), undefined, { polling: 20 })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  // What the server has drawn of an estimate is hydrated a moment later.
  await page.waitForFunction(() => !document.querySelector('[data-filled=results]'), undefined, { polling: 20 })
  expect(await languageCookie(page)).toBe(splitLocale(new URL(page.url()).pathname).locale)
}

/** Does what a visitor does first, so that the scripts of a page start, and waits until they listen. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => document.documentElement.dataset.runtime === 'ready', undefined, { polling: 20 })
}

/** What the browser remembers as the visitor's language. */
export async function languageCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return readLocaleCookie(cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
}

export async function rememberLanguage(page: Page, value: string, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'i18n_redirected', value, url: baseURL ?? '' }])
}

type Marked = Window & { visitMark?: string }

/** Leaves a mark that only a page load wipes away. */
export async function markVisit(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(window as Marked).visitMark = 'the same visit'
  })
}

export async function isSameVisit(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as Marked).visitMark === 'the same visit')
}
