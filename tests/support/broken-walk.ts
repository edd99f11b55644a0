import { expect, type Page } from '@playwright/test'
import { wordsOf } from './messages'

const words = wordsOf('en')

/** One page of each kind. */
export const pageKinds = [
  ...['/', '/services', '/services/technical-audit', '/portfolio', '/blog', '/contacts', '/search?q=price', '/landings/strapi'],
  ...['/estimate/settings?preset=saas-mvp', '/estimate/results?v=1&b=acc.email'],
] as const

/** What is there to be read is read, in whatever browser, once scripts have had their chance. */
export async function expectContent(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const read = await heading.innerText()
  await wakeIfAble(page)
  await expect(heading).toHaveText(read)
  await expect(page.getByText(words('ErrorPage.applicationError'))).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
}

/** Starts scripts as a visitor does. Where the browser is too poor for them, pages are what they are without. */
async function wakeIfAble(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page
    .waitForFunction(() => document.documentElement.dataset.runtime === 'ready', undefined, { polling: 50, timeout: 4000 })
    .catch(() => undefined)
}

/** The menu leads on from the page that is open, and what it leads to is read. */
export async function expectNavigation(page: Page): Promise<void> {
  const before = new URL(page.url()).pathname
  const target = before === '/blog' ? 'services' : 'blog'
  await page
    .getByRole('banner')
    .getByRole('link', { name: words(`MainMenu.${target}`), exact: true })
    .click()
  await expect(page).toHaveURL(`/${target}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(words('ErrorPage.applicationError'))).toHaveCount(0)
}
