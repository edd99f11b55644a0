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

/** Opens a page whose scripts come when they are let go. Where it asks for them at once, it has not loaded before that. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return release
}
