import type { Page } from '@playwright/test'
import { expect, isSameVisit, languageCookie, markVisit, test, visit } from '../support/site-test'

const switchTo = (page: Page, locale: 'en' | 'uk') => page.getByRole('contentinfo').locator(`a[hreflang="${locale}"]`).click()

test.describe('the language switch', () => {
  test('leads to the same page in the other language and keeps the query', async ({ page }) => {
    await visit(page, '/services/design-sprint?utm_source=mail&a=%D1%96')
    await switchTo(page, 'uk')
    await expect(page).toHaveURL('/uk/services/design-sprint?utm_source=mail&a=%D1%96')
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  })

  test('keeps a query the page has changed in its address', async ({ page }) => {
    await visit(page, '/estimate/settings?p=ios')
    await expect(page).toHaveURL(/\?v=1&c=[\d.]+&p=ios$/)
    await switchTo(page, 'uk')
    await expect(page).toHaveURL(/\/uk\/estimate\/settings\?v=1&c=[\d.]+&p=ios$/)
  })

  test('remembers the choice', async ({ page }) => {
    await visit(page, '/contacts')
    await switchTo(page, 'uk')
    await expect(page).toHaveURL('/uk/contacts')
    expect(await languageCookie(page)).toBe('uk')
  })

  test('never spells English with a prefix', async ({ page }) => {
    await visit(page, '/uk/blog')
    await switchTo(page, 'en')
    await expect(page).toHaveURL('/blog')
    expect(await languageCookie(page)).toBe('en')
  })

  test('is not set by pages that are only fetched in advance', async ({ page }) => {
    await visit(page, '/contacts')
    await page.evaluate(() => fetch('/uk/contacts', { headers: { 'Sec-Purpose': 'prefetch' } }))
    expect(await languageCookie(page)).toBe('en')
  })
})

test.describe('a visitor whose browser prefers Ukrainian', () => {
  test.use({ locale: 'uk-UA' })

  test('is led to Ukrainian from the entrance', async ({ page }) => {
    await page.goto('/?utm_source=x')
    await expect(page).toHaveURL('/uk?utm_source=x')
    expect(await languageCookie(page)).toBe('uk')
  })

  test('who switches to English stays with English when opening the entrance again', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/uk')
    await switchTo(page, 'en')
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await page.goto('/')
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  })

  test('gets the page of a deep address in the language of that address', async ({ page }) => {
    await page.goto('/services')
    await expect(page).toHaveURL('/services')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  })

  test('switches without scripts too, and the entrance respects it', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, locale: 'uk-UA', ...(baseURL && { baseURL }) })
    await page.goto('/')
    await switchTo(page, 'en')
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    expect(await languageCookie(page)).toBe('en')
    await page.close()
  })
})

test('the two languages are one visit: switching loads no page anew', async ({ page }) => {
  await visit(page, '/contacts')
  await markVisit(page)
  await switchTo(page, 'uk')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  expect(await isSameVisit(page)).toBe(true)
})
