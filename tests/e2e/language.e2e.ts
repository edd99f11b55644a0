import type { Page } from '@playwright/test'
import { expect, isSameVisit, languageCookie, markVisit, test, visit } from '../support/site-test'

const switchTo = (page: Page, locale: 'en' | 'uk') => page.getByRole('contentinfo').locator(`a[hreflang="${locale}"]`).click()

test.use({ reducedMotion: 'reduce' })

test.describe('the language switch', () => {
  test('leads to the same page in the other language, keeps the query, remembers the choice and loads no page anew', async ({ page }) => {
    await visit(page, '/services/design-sprint?utm_source=mail&a=%D1%96')
    await markVisit(page)
    // Pages that are only fetched in advance choose nothing.
    await page.evaluate(() => fetch('/uk/contacts', { headers: { 'Sec-Purpose': 'prefetch' } }))
    expect(await languageCookie(page)).toBe('en')
    await switchTo(page, 'uk')
    await expect(page).toHaveURL('/uk/services/design-sprint?utm_source=mail&a=%D1%96')
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
    expect(await languageCookie(page)).toBe('uk')
    await switchTo(page, 'en')
    // English is never spelled with a prefix.
    await expect(page).toHaveURL('/services/design-sprint?utm_source=mail&a=%D1%96')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    expect(await languageCookie(page)).toBe('en')
    expect(await isSameVisit(page)).toBe(true)
  })

  test('keeps a query the page has changed in its address', async ({ page }) => {
    await visit(page, '/estimate/settings?p=ios')
    await expect(page).toHaveURL(/\?v=1&c=[\d.]+&p=ios$/)
    await switchTo(page, 'uk')
    await expect(page).toHaveURL(/\/uk\/estimate\/settings\?v=1&c=[\d.]+&p=ios$/)
  })
})

test.describe('a visitor whose browser prefers Ukrainian', () => {
  test.use({ locale: 'uk-UA' })

  test('is led to Ukrainian from the entrance, and after switching to English stays with it', async ({ page }) => {
    await page.goto('/?utm_source=x')
    await expect(page).toHaveURL('/uk?utm_source=x')
    expect(await languageCookie(page)).toBe('uk')
    await switchTo(page, 'en')
    await expect(page).toHaveURL('/?utm_source=x')
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
