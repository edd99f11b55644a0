import type { Page } from '@playwright/test'
import { wordsOf } from '../support/messages'
import { inMenu } from '../support/page-links'
import { expect, isSameVisit, markVisit, test, visit } from '../support/site-test'

const words = wordsOf('en')
const banner = (page: Page) => page.getByRole('complementary', { name: words('TopBanner.label') })

/** Asks after every handler of the page, then keeps the tab from opening: a busy browser opens it late or not at all. */
const whetherNextClickIsLeftAlone = () =>
  new Promise<boolean>((resolve) => {
    window.addEventListener(
      'click',
      (event) => {
        resolve(!event.defaultPrevented)
        event.preventDefault()
      },
      { once: true },
    )
  })

test.use({ reducedMotion: 'reduce' })

test.describe('the menu', () => {
  test('changes the page without loading it anew, tells where the visitor is, and leaves a click for a new tab to the browser', async ({
    page,
  }) => {
    await visit(page, '/portfolio')
    await markVisit(page)
    const leftAlone = page.evaluate(whetherNextClickIsLeftAlone)
    await inMenu(page, 'services').click({ modifiers: ['ControlOrMeta'] })
    expect(await leftAlone).toBe(true)
    await expect(page).toHaveURL('/portfolio')
    await inMenu(page, 'contacts').click()
    await expect(page).toHaveURL('/contacts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ContactsPage.title'))
    await inMenu(page, 'services').click()
    await expect(page).toHaveURL('/services')
    await expect(inMenu(page, 'services')).toHaveAttribute('aria-current', 'page')
    expect(await isSameVisit(page)).toBe(true)
  })
})

test('the announcement stays away on other pages once it was hidden, and is back after a reload', async ({ page }) => {
  await visit(page, '/services')
  await banner(page)
    .getByRole('button', { name: words('TopBanner.dismiss') })
    .click()
  await expect(banner(page)).toHaveCount(0)
  await inMenu(page, 'contacts').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ContactsPage.title'))
  await expect(banner(page)).toHaveCount(0)
  await page.reload()
  await expect(banner(page)).toBeVisible()
})
