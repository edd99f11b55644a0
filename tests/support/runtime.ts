import { expect, type Page } from '@playwright/test'

/** Where the scripts of a page are: `ready`, or nowhere yet. */
export const runtime = (page: Page) => page.evaluate(() => document.documentElement.dataset.runtime)

/**
 * Waits for the first paint, as the loader does. Headless Chromium now and then draws nothing until it is asked for a picture, and
 * refuses one ("Unable to capture screenshot") of a page whose first frame is on its way: only the paint says that it is there.
 */
export const painted = (page: Page) =>
  expect
    .poll(async () => {
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } }).catch(() => undefined)
      return page.evaluate(() => performance.getEntriesByType('paint').length)
    }, 'the page has been painted')
    .toBeGreaterThan(0)

/** Waits until everything the loader fetches ahead is there: the last thing a page does by itself. */
export async function rest(page: Page, address: string): Promise<void> {
  const html = await (await page.request.get(address)).text()
  const last = /<script data-src="(?:[^"]* )?([^" ]+)">/.exec(html)?.[1] ?? 'none'
  const fetched = page.waitForResponse((response) => response.url().endsWith(last))
  await page.goto(address)
  await painted(page)
  await fetched
}
