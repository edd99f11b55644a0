import { test as base, expect, type Page } from '@playwright/test'
import { readLocaleCookie } from '@/routing/cookie'
import { splitLocale } from '@/routing/routes'

/** `trouble`: what the browser complained about so far: errors in its console and errors nobody caught. */
export const test = base.extend<{ trouble: string[] }>({
  trouble: async ({ page }, use) => {
    const trouble: string[] = []
    page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      const { url } = message.location()
      // The browser's own line for a document that answers 404 is no error of the page.
      if (message.type() === 'error' && url !== page.url()) trouble.push(`${message.text()} (${url})`)
    })
    await use(trouble)
  },
})

export { expect }

/** Opens a page and waits until its scripts answer: writing down the language is the first thing they do for a new visitor. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto(address)
  await expect.poll(() => languageCookie(page)).toBe(splitLocale(new URL(page.url()).pathname).locale)
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
