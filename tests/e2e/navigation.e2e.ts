import type { Page } from '@playwright/test'
import { wordsOf } from '../support/messages'
import { expect, isSameVisit, markVisit, test, visit } from '../support/site-test'

const words = wordsOf('en')
const inMenu = (page: Page, key: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: words(`MainMenu.${key}`), exact: true })
    .first()
/** The footer names what the menu of a narrow window leaves out. */
const inFooter = (page: Page, key: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: words(`MainMenu.${key}`), exact: true })
const banner = (page: Page) => page.getByRole('complementary', { name: words('TopBanner.label') })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

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

test.describe('a new page', () => {
  test('starts at its top', async ({ page }) => {
    await visit(page, '/services')
    await page.evaluate(() => window.scrollTo(0, 900))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words('MainMenu.contacts'), exact: true })
      .click()
    await expect(page).toHaveURL('/contacts')
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('is left again to where it was read', async ({ page }) => {
    await visit(page, '/')
    await page.evaluate(() => window.scrollTo(0, 1200))
    await expect.poll(() => scrollTop(page)).toBe(1200)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words('MainMenu.contacts'), exact: true })
      .click()
    await expect(page).toHaveURL('/contacts')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(600)
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

test.describe('the anchors of the home page', () => {
  for (const anchor of ['team', 'reviews']) {
    test(`#${anchor} is scrolled to from another page`, async ({ page }) => {
      await visit(page, '/contacts')
      await markVisit(page)
      await inFooter(page, anchor).click()
      await expect(page).toHaveURL(`/#${anchor}`)
      await expect(page.locator(`#${anchor}`)).toBeInViewport()
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
      expect(await isSameVisit(page)).toBe(true)
    })
  }

  test('are scrolled to again when the same one is asked for twice', async ({ page }) => {
    await visit(page, '/')
    await inFooter(page, 'team').click()
    await expect(page.locator('#team')).toBeInViewport()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(page.locator('#team')).not.toBeInViewport()
    await inFooter(page, 'team').click()
    await expect(page.locator('#team')).toBeInViewport()
  })

  test('work when the address is opened directly', async ({ page }) => {
    await page.goto('/uk#reviews')
    await expect(page.locator('#reviews')).toBeInViewport()
  })
})
