import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { press } from '../support/page-links'
import { expect, test, visit } from '../support/site-test'

const words = wordsOf('en')
const named = (flag: 'sound' | 'cursor') => new RegExp(`^(${words(`StateSwitches.${flag}On`)}|${words(`StateSwitches.${flag}Off`)})$`)
const inHeader = (page: Page, flag: 'sound' | 'cursor') => page.getByRole('banner').getByRole('switch', { name: named(flag) })
const inFooter = (page: Page, flag: 'sound' | 'cursor') => page.getByRole('contentinfo').getByRole('switch', { name: named(flag) })

test.describe('the switches', () => {
  test('are on, go off by keyboard everywhere at once, stay off on other pages and are on after a reload', async ({ page }) => {
    const flags = ['sound', 'cursor'] as const
    const ring = page.locator('body > [aria-hidden="true"]')
    await visit(page, '/services')
    await expect(ring).toHaveCount(1)
    for (const flag of flags) {
      await expect(inHeader(page, flag)).toBeChecked()
      await inHeader(page, flag).press('Space')
      await expect(inHeader(page, flag)).not.toBeChecked()
      await expect(inFooter(page, flag)).not.toBeChecked()
    }
    await expect(ring).toHaveCount(0)
    await press(page, '/contacts')
    await expect(page).toHaveURL('/contacts')
    for (const flag of flags) {
      await expect(inHeader(page, flag)).not.toBeChecked()
      await inFooter(page, flag).press('Enter')
      await expect(inHeader(page, flag)).toBeChecked()
      await inFooter(page, flag).press('Enter')
      await expect(inHeader(page, flag)).not.toBeChecked()
    }
    await page.reload()
    for (const flag of flags) await expect(inHeader(page, flag)).toBeChecked()
  })

  test('start off for visitors who ask for less motion, and the sound may be switched on', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/services')
    await expect(inHeader(page, 'sound')).not.toBeChecked()
    await expect(inHeader(page, 'cursor')).not.toBeChecked()
    await inHeader(page, 'sound').press('Space')
    await expect(inHeader(page, 'sound')).toBeChecked()
    const sound = page.waitForRequest(/\/sounds\/sound-2\.mp3$/)
    await press(page, '/contacts')
    await sound
  })
})

for (const locale of locales)
  test(`the cursor says what a case is for (${locale})`, languageTurns(locale)(), async ({ page }) => {
    await visit(page, hrefTo(locale, 'portfolio'))
    await page.locator('main [data-cursor]').first().hover()
    await expect(page.locator('[data-over="word"]')).toHaveAttribute('data-word', wordsOf(locale)('CaseCard.look'))
  })

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('no cursor is drawn', async ({ page }) => {
    await visit(page, '/services')
    await expect(page.locator('body > [aria-hidden="true"]')).toHaveCount(0)
    await expect(inFooter(page, 'sound')).toBeChecked()
  })
})
