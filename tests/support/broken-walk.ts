import { expect, type Page } from '@playwright/test'
import { arrived, fill, submit } from './contact-form'
import { wordsOf } from './messages'

const words = wordsOf('en')

/** One page of each kind. */
export const pageKinds = [
  ...['/', '/services', '/services/technical-audit', '/portfolio', '/blog', '/contacts', '/search?q=price', '/landings/strapi'],
  ...['/estimate/settings?preset=saas-mvp', '/estimate/results?v=1&b=acc.email'],
] as const

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What is there to be read is read, in whatever browser, once scripts have had their chance. */
export async function expectContent(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(heading(page)).toBeVisible()
  const read = (await heading(page).textContent()) ?? ''
  await wakeIfAble(page)
  await expect(heading(page)).toHaveText(read)
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
  const target = new URL(page.url()).pathname === '/contacts' ? 'blog' : 'contacts'
  const before = await heading(page).textContent()
  await page
    .getByRole('banner')
    .getByRole('link', { name: words(`MainMenu.${target}`), exact: true })
    .click()
  await expect(page).toHaveURL(`/${target}`)
  await expect(heading(page)).not.toHaveText(before ?? '')
  await expect(page.getByText(words('ErrorPage.applicationError'))).toHaveCount(0)
}

let token: Promise<string> | undefined

/** Nobody fills in a form as fast as a test: the server asks for three seconds. All forms of a worker are begun when its first one is. */
async function beginEarly(page: Page): Promise<void> {
  token ??= page.request.get('/api/contact/token').then(async (answer) => (await answer.json()).token)
  await page.route('**/api/contact/token', async (route) => route.fulfill({ json: { token: await token } }))
}

/** The form of the page that is open, or of the contacts, takes a message, which the server keeps and gives a number. */
export async function expectForm(page: Page): Promise<void> {
  await beginEarly(page)
  if (new URL(page.url()).pathname !== '/contacts') await page.goto('/contacts')
  await fill(page, words)
  await submit(page, words).click()
  await expect(arrived(page, words)).toBeVisible()
  // Where the scripts could not start, the browser has sent the form, and the number stands in the address.
  const number = /^[2-9A-Z]{4}-[2-9A-Z]{4}$/
  const sent = () => new URL(page.url()).searchParams.get('sent') ?? ''
  await expect.poll(async () => number.test(sent()) || (await page.getByText(number).first().isVisible())).toBe(true)
}

let senders = 0

/** A network of its own for each walk: the server takes five messages of one in ten minutes. */
export const newSender = (worker: number) => ({ 'X-Forwarded-For': `198.51.${worker}.${senders++}` })
