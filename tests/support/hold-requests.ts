import type { Page } from '@playwright/test'

/** Keeps requests of a page back until they are let go. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}

export const holdScripts = (page: Page) => holdRequests(page, '**/_next/static/**/*.js')
