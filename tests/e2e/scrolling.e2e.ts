import { inFull } from '../support/exhaustive'
import { wordsOf } from '../support/messages'
import { inFooter, inMenu, press, scrollTo, scrollTop } from '../support/page-links'
import { expect, isSameVisit, markVisit, test, visit } from '../support/site-test'

const words = wordsOf('en')

test.describe('a new page', () => {
  test('starts at its top, from far down the old one and from near its top', async ({ page }) => {
    await visit(page, '/services')
    for (const [top, next, title] of [
      [900, '/contacts', 'ContactsPage.title'],
      [30, '/services', 'ServicesPage.title'],
    ] as const) {
      await scrollTo(page, top)
      await press(page, next)
      await expect(page).toHaveURL(next)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(title))
      await expect.poll(() => scrollTop(page)).toBe(0)
    }
  })

  test('is left again to where it was read, and so is the next', async ({ page }) => {
    await visit(page, '/services')
    await scrollTo(page, 1500)
    await press(page, '/contacts')
    await expect(page).toHaveURL('/contacts')
    await expect.poll(() => scrollTop(page)).toBe(0)
    await scrollTo(page, 200)
    await page.goBack()
    await expect(page).toHaveURL('/services')
    await expect.poll(async () => Math.abs((await scrollTop(page)) - 1500)).toBeLessThan(50)
    await page.goForward()
    await expect(page).toHaveURL('/contacts')
    await expect.poll(async () => Math.abs((await scrollTop(page)) - 200)).toBeLessThan(50)
  })
})

test.describe('the anchors of the home page', () => {
  test.use({ reducedMotion: 'reduce' })

  test('are scrolled to from another page, clear of the header', async ({ page }) => {
    await visit(page, '/contacts')
    await markVisit(page)
    for (const anchor of ['team', 'reviews'] as const) {
      await inFooter(page, anchor).click()
      await expect(page).toHaveURL(`/#${anchor}`)
      const topOf = () => page.locator(`#${anchor}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))
      await expect.poll(topOf).toBeGreaterThan(60)
      await expect.poll(topOf).toBeLessThan(200)
      await press(page, '/contacts')
      await expect(page).toHaveURL('/contacts')
    }
    expect(await isSameVisit(page)).toBe(true)
  })

  test('are scrolled to again when the same one is asked for twice, and left to the top when the address loses its anchor', async ({
    page,
  }) => {
    await visit(page, '/')
    await markVisit(page)
    await inFooter(page, 'team').click()
    await expect(page.locator('#team')).toBeInViewport()
    await scrollTo(page, 0)
    await expect(page.locator('#team')).not.toBeInViewport()
    await inFooter(page, 'team').click()
    await expect(page.locator('#team')).toBeInViewport()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500)
    await press(page, '/')
    await expect(page).toHaveURL('/')
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(await isSameVisit(page)).toBe(true)
  })

  test('show their page again when the visitor comes back to one from elsewhere', inFull, async ({ page }) => {
    await visit(page, '/')
    await inFooter(page, 'team').click()
    await expect(page).toHaveURL('/#team')
    await press(page, '/contacts')
    await expect(page).toHaveURL('/contacts')
    await page.goBack()
    await expect(page).toHaveURL('/#team')
    await expect(page.locator('#team')).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(inMenu(page, 'index')).toHaveAttribute('aria-current', 'page')
  })

  test('work when the address is opened directly', async ({ page }) => {
    await page.goto('/uk#reviews')
    await expect(page.locator('#reviews')).toBeInViewport()
  })
})
