import type { Page } from '@playwright/test'
import { painted, rest, runtime } from '../support/runtime'
import { expect, test, wake } from '../support/site-test'

/** Notes on the document what the loader does to the menu before it is opened. */
const watchMenu = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.laidOut = ''
      const seen = (records: MutationRecord[]) => {
        document.documentElement.dataset.laidOut += records.map(({ oldValue }) => oldValue).join(' ')
      }
      const menu = document.querySelector('#site-menu') as HTMLElement
      new MutationObserver(seen).observe(menu, { attributeFilter: ['style'], attributeOldValue: true })
    })
  })

test.use({ reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('the menu is laid out before anybody opens it, and nobody sees it', async ({ page }) => {
  await watchMenu(page)
  await rest(page, '/services')
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', /visibility: ?hidden; ?display: ?flex/)
  const menu = page.locator('#site-menu')
  await expect(menu).toHaveCSS('display', 'none')
  await expect.poll(() => menu.evaluate((element) => element.style.cssText)).toBe('')
  expect(await runtime(page)).toBeUndefined()
})

test('a tap while the menu is laid out opens it to be seen', async ({ page }) => {
  // The browser is idle once, so that laying out begins, and never again. Chromium's own idea of idle depends on the frames it draws.
  await page.addInitScript(() => {
    let isIdle = true
    window.requestIdleCallback = (act) => {
      if (isIdle) setTimeout(act)
      isIdle = false
      return 0
    }
  })
  await page.goto('/services')
  await painted(page)
  const menu = page.locator('#site-menu')
  await expect(menu).toHaveCSS('visibility', 'hidden')
  await expect(menu).toHaveCSS('display', 'flex')
  await page.locator('button[popovertarget="site-menu"]').first().tap()
  await expect(menu).toBeVisible()
  await wake(page)
})

test('the first tap opens the menu at once and starts the scripts, which make it modal', async ({ page }) => {
  await rest(page, '/services')
  await page.locator('button[popovertarget="site-menu"]').first().tap()
  await expect(page.locator('#site-menu')).toBeVisible()
  await expect.poll(() => runtime(page)).toBe('ready')
  await expect(page.locator('#site-menu')).toBeVisible()
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
})

test('nothing is fetched ahead where data is dear', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await watchMenu(page)
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(request.url()))
  await page.goto('/services')
  await painted(page)
  // What would fetch ahead begins to lay out the menu first.
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', /flex/)
  expect(asked).toEqual([])
  await wake(page)
})
