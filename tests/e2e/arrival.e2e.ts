import type { Page } from '@playwright/test'
import { holdRequests } from '../support/hold-requests'
import { wordsOf } from '../support/messages'
import { inFooter, inMenu, press } from '../support/page-links'
import { expect, test, visit } from '../support/site-test'

const words = wordsOf('en')
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

type Watched = Window & { transitions?: number; longestMotion?: number }

/** Counts view transitions, and notes the longest motion of a page on its way in or out, frame by frame. */
async function watchMotion(page: Page) {
  await page.addInitScript(() => {
    const watched = window as Watched
    Object.assign(watched, { transitions: 0, longestMotion: 0 })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      watched.transitions = (watched.transitions ?? 0) + 1
      return start(update)
    }
    const look = () => {
      const own = document.getAnimations().filter(({ effect }) => {
        const { pseudoElement, target } = effect as KeyframeEffect
        return pseudoElement?.startsWith('::view-transition') || target?.matches('main')
      })
      watched.longestMotion = Math.max(watched.longestMotion ?? 0, ...own.map(({ effect }) => Number(effect?.getComputedTiming().duration)))
      requestAnimationFrame(look)
    }
    look()
  })
}

const motion = (page: Page) =>
  page.evaluate(() => ({ transitions: (window as Watched).transitions, longest: (window as Watched).longestMotion }))

test.describe('a new page, for those who do not see it,', () => {
  test.use({ reducedMotion: 'reduce' })

  test('takes the focus to its heading, says its title and goes on from there by Tab', async ({ page }) => {
    await visit(page, '/services')
    await inMenu(page, 'contacts').press('Enter')
    await expect(heading(page)).toHaveText(words('ContactsPage.title'))
    await expect(heading(page)).toBeFocused()
    const said = () => page.evaluate(() => document.querySelector('next-route-announcer')?.shadowRoot?.textContent)
    // Next.js says the heading where the new title is inserted a moment later than the page.
    const names = [await page.title(), words('ContactsPage.title')]
    await expect.poll(async () => names.includes((await said()) ?? '')).toBe(true)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })

  test('does so when the visitor comes back, in the other language, and for the place that was asked for', async ({ page }) => {
    await visit(page, '/services')
    await press(page, '/contacts')
    await expect(heading(page)).toHaveText(words('ContactsPage.title'))
    await page.goBack()
    await expect(page).toHaveURL('/services')
    await expect(heading(page)).toHaveText(words('ServicesPage.title'))
    await expect(heading(page)).toBeFocused()
    await inFooter(page, 'reviews').press('Enter')
    await expect(page.locator('#reviews')).toBeFocused()
    await press(page, '/uk')
    await expect(page).toHaveURL('/uk')
    await expect(heading(page)).toBeFocused()
  })
})

test.describe('a page change', () => {
  test('is a short motion: the new page settles into its place', async ({ page, networkAtRest }) => {
    await watchMotion(page)
    await visit(page, '/services')
    // A page that is still on its way comes without a transition.
    await page.locator('a[href="/contacts"]').first().focus()
    await networkAtRest()
    await press(page, '/contacts')
    await expect(heading(page)).toHaveText(words('ContactsPage.title'))
    await expect.poll(() => motion(page)).toEqual({ transitions: 0, longest: 240 })
  })

  test('is none for visitors who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchMotion(page)
    await visit(page, '/services')
    await press(page, '/contacts')
    await expect(heading(page)).toHaveText(words('ContactsPage.title'))
    await expect(page.locator('html')).not.toHaveAttribute('data-leaving')
    expect((await motion(page)).longest).toBe(0)
  })

  test('shows at once that a link was pressed, and does not wait for it', async ({ page }) => {
    await visit(page, '/services')
    const answer = await holdRequests(page, /\/terms-of-use(?:\.txt|\/__next\.)/)
    await press(page, '/terms-of-use')
    await expect(page.locator('a[data-pressed]').first()).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('data-leaving')
    answer()
    await expect(page).toHaveURL('/terms-of-use')
    await expect(page.locator('html')).not.toHaveAttribute('data-leaving')
  })

  test('comes also when the browser draws no frame', async ({ page }) => {
    await visit(page, '/services')
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0
    })
    await press(page, '/contacts')
    await expect(page).toHaveURL('/contacts')
  })
})
