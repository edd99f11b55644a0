import type { Page } from '@playwright/test'
import { wordsOf } from '../support/messages'
import { expect, isSameVisit, markVisit, test, visit } from '../support/site-test'

test.use({ viewport: { width: 390, height: 844 } })

const words = wordsOf('en')
const opener = (page: Page) => page.getByRole('button', { name: words('MobileMenu.open') })
const menu = (page: Page) => page.getByRole('dialog', { name: words('MobileMenu.label') })

async function openByKeyboard(page: Page) {
  await visit(page, '/services')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
}

/** Firefox ESR 115 knows no popovers: not their methods, not their selector, and its buttons open nothing. */
const forgetPopovers = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
    for (const name of ['popoverTargetElement', 'popoverTargetAction']) Reflect.deleteProperty(HTMLButtonElement.prototype, name)
    const { matches } = Element.prototype
    Element.prototype.matches = function (this: Element, selector: string) {
      if (selector === ':popover-open') throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError')
      return matches.call(this, selector)
    } as typeof matches
    // After all other listeners, as what the browser does by itself.
    window.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('[popovertarget]')) event.preventDefault()
    })
  })

test('the menu opens, leads on and closes where popovers are unknown, also by a press before the scripts are there', async ({ page }) => {
  await forgetPopovers(page)
  await page.goto('/services')
  await expect(menu(page)).toBeHidden()
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await opener(page).click()
  await menu(page)
    .getByRole('button', { name: words('MobileMenu.close') })
    .click()
  await expect(menu(page)).toBeHidden()
  await opener(page).click()
  await menu(page)
    .getByRole('link', { name: words('MainMenu.blog'), exact: true })
    .click()
  await expect(page).toHaveURL('/blog')
  await expect(menu(page)).toBeHidden()
})

test.describe('the menu of a small screen', () => {
  test('opens by keyboard, keeps the focus inside, and hands it back when it closes', async ({ page }) => {
    const close = menu(page).getByRole('button', { name: words('MobileMenu.close') })
    const reachable = () =>
      page.evaluate(() => ['main', 'footer', 'aside'].filter((name) => document.querySelector(name)?.matches(':not([inert], [inert] *)')))
    const reopen = async () => {
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeVisible()
    }

    await test.step('it opens, and is entered by the next press of Tab', async () => {
      await openByKeyboard(page)
      await expect(menu(page).getByRole('link', { name: words('MainMenu.blog'), exact: true })).toBeVisible()
      await expect(menu(page)).toHaveAttribute('aria-modal', 'true')
      await page.keyboard.press('Tab')
      await expect(menu(page).locator(':focus')).toHaveCount(1)
    })

    await test.step('nothing behind it can be reached while it is open, and Escape closes it', async () => {
      await expect.poll(reachable).toEqual([])
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await expect.poll(reachable).toContain('main')
      await expect(page.locator('[inert]')).toHaveCount(0)
    })

    await test.step('the focus goes round and round, both ways', async () => {
      await reopen()
      await expect(close).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(menu(page).getByRole('link', { name: words('QuickActions.estimate'), exact: true })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(close).toBeFocused()
    })

    await test.step('its own button closes it', async () => {
      await close.press('Enter')
      await expect(menu(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    })

    await test.step('it leads on without loading a page anew, and is closed there', async () => {
      await reopen()
      await markVisit(page)
      await menu(page)
        .getByRole('link', { name: words('MainMenu.contacts'), exact: true })
        .press('Enter')
      await expect(page).toHaveURL('/contacts')
      await expect(menu(page)).toBeHidden()
      expect(await isSameVisit(page)).toBe(true)
    })
  })

  test('goes round for Tab while its entries still come in', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await openByKeyboard(page)
    await expect(menu(page).getByRole('button', { name: words('MobileMenu.close') })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(menu(page).getByRole('link', { name: words('QuickActions.estimate'), exact: true })).toBeFocused()
  })

  test('closes when it leads to an anchor of the page it lies on', async ({ page }) => {
    await visit(page, '/')
    await opener(page).click()
    await menu(page)
      .getByRole('link', { name: words('MainMenu.team'), exact: true })
      .click()
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('#team')).toBeInViewport()
  })
})

test.describe('the menu of a small screen, without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('opens, leads on, and names no place of the page it lies on, which it could not close over', async ({ page }) => {
    await page.goto('/')
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await expect(menu(page).getByRole('link', { name: words('MainMenu.team'), exact: true })).toBeHidden()
    await menu(page)
      .getByRole('link', { name: words('MainMenu.contacts'), exact: true })
      .click()
    await expect(page).toHaveURL('/contacts')
    await opener(page).click()
    await menu(page)
      .getByRole('link', { name: words('MainMenu.team'), exact: true })
      .click()
    await expect(page).toHaveURL('/#team')
    await expect(menu(page)).toBeHidden()
  })
})
