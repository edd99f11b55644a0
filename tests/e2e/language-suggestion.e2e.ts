import type { Page } from '@playwright/test'
import { hrefTo } from '@/routing/routes'
import { oneOfKind } from '../support/exhaustive'
import { wordsOf } from '../support/messages'
import { expect, languageCookie, rememberLanguage, test, wake } from '../support/site-test'

/** The line speaks the visitor's language, not the page's. */
const offer = (page: Page, locale: 'en' | 'uk') => page.getByRole('link', { name: wordsOf(locale)('LanguageSuggestion.text') })
const dismiss = (page: Page, locale: 'en' | 'uk') => page.getByRole('button', { name: wordsOf(locale)('LanguageSuggestion.dismiss') })

test.describe('a deep page in English', () => {
  test.describe('for a browser that prefers Ukrainian', () => {
    test.use({ locale: 'uk-UA' })

    test('offers itself in Ukrainian, for screen readers too, leads there and remembers it', async ({ page }) => {
      await page.goto('/services?a=1')
      await wake(page)
      await expect(offer(page, 'uk')).toHaveAttribute('href', '/uk/services')
      await expect(
        page
          .locator('[lang="uk"]', { has: dismiss(page, 'uk') })
          .filter({ has: offer(page, 'uk') })
          .last(),
      ).toBeVisible()
      await offer(page, 'uk').click()
      await expect(page).toHaveURL('/uk/services?a=1')
      expect(await languageCookie(page)).toBe('uk')
    })

    test('takes a no for an answer, and remembers that', async ({ page }) => {
      await page.goto('/services')
      await wake(page)
      await dismiss(page, 'uk').click()
      await expect(offer(page, 'uk')).toHaveCount(0)
      expect(await languageCookie(page)).toBe('en')
      await page.goto('/contacts')
      await wake(page)
      await expect.poll(() => languageCookie(page)).toBe('en')
      await expect(offer(page, 'uk')).toHaveCount(0)
    })
  })

  test('offers itself in Ukrainian to who read Ukrainian before', async ({ page, baseURL }) => {
    await rememberLanguage(page, 'uk', baseURL)
    await page.goto('/contacts')
    await wake(page)
    await expect(offer(page, 'uk')).toHaveAttribute('href', '/uk/contacts')
  })

  test('offers nothing to who reads English', async ({ page }) => {
    await page.goto('/services')
    await wake(page)
    await expect.poll(() => languageCookie(page)).toBe('en')
    await expect(offer(page, 'uk')).toHaveCount(0)
  })
})

test.describe('a deep page in Ukrainian', () => {
  test('offers itself in English to a browser that prefers it', async ({ page }) => {
    await page.goto('/uk/services')
    await wake(page)
    await expect(offer(page, 'en')).toHaveAttribute('href', '/services')
  })

  test('offers nothing to who read Ukrainian before', async ({ page, baseURL }) => {
    await rememberLanguage(page, 'uk', baseURL)
    const checked = page.waitForRequest(/\/builds\/latest\.json/)
    await page.goto('/uk/services')
    await wake(page)
    await checked
    await expect(offer(page, 'en')).toHaveCount(0)
  })
})

test('home offers nothing: its language was negotiated', async ({ page }) => {
  await page.goto('/uk')
  await wake(page)
  await expect.poll(() => languageCookie(page)).toBe('uk')
  await expect(offer(page, 'en')).toHaveCount(0)
})

for (const [index, width] of [360, 768].entries())
  test(`the offer covers neither the price nor the way on of an estimate (${width} px)`, oneOfKind(index), async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.goto(hrefTo('uk', 'estimate/settings', { query: 'v=1&b=acc.email_pay.checkout' }))
    await wake(page)
    await expect(offer(page, 'en')).toBeVisible()
    const bar = await page.locator('[data-summary] button[type=submit]:visible').boundingBox()
    const line = await offer(page, 'en').locator('..').boundingBox()
    expect(line && bar && line.y + line.height).toBeLessThanOrEqual(bar?.y ?? 0)
  })
