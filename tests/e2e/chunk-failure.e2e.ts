import type { Page } from '@playwright/test'
import { inFull } from '../support/exhaustive'
import { wordsOf } from '../support/messages'
import { press } from '../support/page-links'
import { expect, test, visit } from '../support/site-test'

const words = wordsOf('en')

/** The scripts of home that no other page has asked for: what a click from elsewhere has to fetch. */
async function ownScriptsOfHome(page: Page): Promise<string[]> {
  const scriptsOf = async (address: string) => {
    const html = await (await page.request.get(address)).text()
    return html.match(/\/_next\/static\/chunks\/[^"\s]+\.js/g) ?? []
  }
  const elsewhere = new Set(await scriptsOf('/contacts'))
  return [...new Set(await scriptsOf('/'))].filter((path) => !elsewhere.has(path))
}

/** Takes these scripts away, as a new build does, and counts the documents that are loaded from then on. */
async function takeAway(page: Page, scripts: readonly string[]) {
  await page.route(
    (url) => scripts.includes(url.pathname),
    (route) => route.abort(),
  )
}

function countDocuments(page: Page) {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

const hero = (page: Page) => page.getByText(words('HomePage.hero.sub'))
const failure = (page: Page) => page.getByRole('heading', { name: words('ErrorPage.applicationError') })

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page }) => {
  // Nothing is fetched ahead, so that the click is what fails.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
})

test.describe('a click whose page lost its scripts', () => {
  test('loads that page in full once, and shows it as it can be without them', async ({ page }) => {
    const scripts = await ownScriptsOfHome(page)
    expect(scripts.length).toBeGreaterThan(0)
    await visit(page, '/contacts')
    await takeAway(page, scripts)
    const loaded = countDocuments(page)
    await press(page, '/')
    await expect.poll(() => loaded).toEqual(['/'])
    await expect(page).toHaveURL('/')
    await expect(hero(page)).toBeVisible()
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('chunk-reload') ?? 'null'))
    expect(kept).toEqual({ path: '/', expires: expect.any(Number) })
    expect(loaded).toEqual(['/'])
  })

  test('is an ordinary page load when the scripts are there again', async ({ page }) => {
    const scripts = await ownScriptsOfHome(page)
    await visit(page, '/contacts')
    let fails = true
    await page.route(
      (url) => fails && scripts.includes(url.pathname),
      (route) => route.abort(),
    )
    page.on('request', (request) => {
      if (request.resourceType() === 'document') fails = false
    })
    await press(page, '/')
    await expect(hero(page)).toBeVisible()
    await expect(failure(page)).toHaveCount(0)
  })

  test('is not loaded again within ten seconds, but says that something is wrong, and is loaded after them', inFull, async ({ page }) => {
    const scripts = await ownScriptsOfHome(page)
    await visit(page, '/contacts')
    await page.evaluate(() => sessionStorage.setItem('chunk-reload', JSON.stringify({ path: '/', expires: Date.now() + 10_000 })))
    await takeAway(page, scripts)
    const loaded = countDocuments(page)
    await press(page, '/')
    await expect(failure(page)).toBeVisible()
    expect(loaded).toEqual([])
    await visit(page, '/contacts')
    await page.evaluate(() => sessionStorage.setItem('chunk-reload', JSON.stringify({ path: '/', expires: Date.now() - 1 })))
    loaded.length = 0
    await press(page, '/')
    await expect.poll(() => loaded).toEqual(['/'])
  })

  test('survives a browser that remembers nothing', inFull, async ({ page }) => {
    const scripts = await ownScriptsOfHome(page)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await visit(page, '/contacts')
    await takeAway(page, scripts)
    const loaded = countDocuments(page)
    let missed = 0
    page.on('requestfailed', () => {
      if (loaded.length > 0) missed++
    })
    await press(page, '/')
    await expect.poll(() => loaded).toEqual(['/'])
    // The loaded page misses them again, once somebody does something; before it is shown, a key goes to the page that is left.
    await expect(hero(page)).toBeVisible()
    await page.keyboard.press('Shift')
    await expect.poll(() => missed).toBeGreaterThan(0)
    expect(loaded).toEqual(['/'])
  })
})
