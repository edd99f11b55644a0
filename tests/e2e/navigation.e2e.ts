import type { Page } from '@playwright/test'
import { wordsOf } from '../support/messages'
import { inMenu } from '../support/page-links'
import { expect, isSameVisit, markVisit, test, visit } from '../support/site-test'

const words = wordsOf('en')
const banner = (page: Page) => page.getByRole('complementary', { name: words('TopBanner.label') })

test.describe('the menu', () => {
  test('changes the page without loading it anew', async ({ page }) => {
    await visit(page, '/')
    await markVisit(page)
    await inMenu(page, 'contacts').click()
    await expect(page).toHaveURL('/contacts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ContactsPage.title'))
    expect(await isSameVisit(page)).toBe(true)
  })

  test('tells where the visitor is', async ({ page }) => {
    await visit(page, '/')
    await inMenu(page, 'services').click()
    await expect(page).toHaveURL('/services')
    await expect(inMenu(page, 'services')).toHaveAttribute('aria-current', 'page')
  })

  test('leaves a click for a new tab to the browser', async ({ page, context }) => {
    await visit(page, '/')
    const opened = context.waitForEvent('page')
    await inMenu(page, 'services').click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL('/services')
    await expect(page).toHaveURL('/')
  })
})

test.describe('the announcement', () => {
  test('stays away on other pages once it was hidden', async ({ page }) => {
    await visit(page, '/')
    await banner(page)
      .getByRole('button', { name: words('TopBanner.dismiss') })
      .click()
    await expect(banner(page)).toHaveCount(0)
    await inMenu(page, 'contacts').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ContactsPage.title'))
    await expect(banner(page)).toHaveCount(0)
  })

  test('is back after a reload', async ({ page }) => {
    await visit(page, '/')
    await banner(page)
      .getByRole('button', { name: words('TopBanner.dismiss') })
      .click()
    await expect(banner(page)).toHaveCount(0)
    await page.reload()
    await expect(banner(page)).toBeVisible()
  })
})
