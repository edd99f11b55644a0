import type { Page } from '@playwright/test'

/** Where the scripts of a page are: `ready`, or nowhere yet. */
export const runtime = (page: Page) => page.evaluate(() => document.documentElement.dataset.runtime)

/** Waits until everything the loader fetches ahead is there: the last thing a page does by itself. */
export async function rest(page: Page, address: string): Promise<void> {
  const html = await (await page.request.get(address)).text()
  const last = /<script data-src="(?:[^"]* )?([^" ]+)">/.exec(html)?.[1] ?? 'none'
  const fetched = page.waitForResponse((response) => response.url().endsWith(last))
  await page.goto(address)
  await fetched
}
