import type { Page } from '@playwright/test'

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Scrolls as far as the page goes, so that everything in it comes into view. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let before = -1; scrollY > before; ) {
      before = scrollY
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      // What is drawn when it comes near makes the page longer.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
  })
}

/** Taps on the first of these links that can be seen, and waits until its page has taken the place of this one. Answers the page's path. */
export async function tapTo(page: Page, links: string): Promise<string> {
  const link = page.locator(`${links}:visible`).first()
  const path = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).pathname)
  await link.tap()
  await page.waitForURL(({ pathname }) => pathname === path)
  await page.waitForFunction(() => document.documentElement.dataset.leaving === undefined)
  return path
}
