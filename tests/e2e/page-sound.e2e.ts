import type { Page } from '@playwright/test'
import { inFull } from '../support/exhaustive'
import { wordsOf } from '../support/messages'
import { press } from '../support/page-links'
import { expect, test, visit } from '../support/site-test'

const words = wordsOf('en')

type Heard = Window & { plays?: number }

/** Counts what is played, and lets the browser refuse it. */
async function listen(page: Page, refuse = false) {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/sounds/')) fetched.push(new URL(request.url()).pathname)
  })
  await page.addInitScript((refused) => {
    const heard = window as Heard
    heard.plays = 0
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      heard.plays = (heard.plays ?? 0) + 1
      return refused ? Promise.reject(new DOMException('blocked', 'NotAllowedError')) : play.call(this)
    }
  }, refuse)
  return { fetched, plays: () => page.evaluate(() => (window as Heard).plays) }
}

const soundSwitch = (page: Page) => page.getByRole('banner').getByRole('switch', { name: words('StateSwitches.soundOn') })

/** The address changes a moment before the page is there: a page that is left at once was never shown, and makes no sound on the way back. */
async function arrived(page: Page, title: string) {
  await expect(page.locator('main h1')).toHaveText(words(title))
  await expect(page.locator('main h1')).toBeFocused()
}

test.describe('the sound of a page change', () => {
  test('is fetched with the first change, not before, is heard with each and on the way back, and not for places on a page', async ({
    page,
  }) => {
    const { fetched, plays } = await listen(page)
    // The last thing an open page fetches by itself.
    const checked = page.waitForRequest(/\/builds\/latest\.json/)
    await visit(page, '/')
    await checked
    expect(fetched).toEqual([])
    await press(page, '/#team')
    await expect(page).toHaveURL('/#team')
    expect(await plays()).toBe(0)
    await press(page, '/contacts')
    await arrived(page, 'ContactsPage.title')
    expect(await plays()).toBe(1)
    await press(page, '/blog')
    await arrived(page, 'BlogPage.title')
    expect(await plays()).toBe(2)
    await page.goBack()
    await arrived(page, 'ContactsPage.title')
    expect(await plays()).toBe(3)
    expect([...new Set(fetched)]).toEqual(['/sounds/sound-2.mp3'])
  })

  test('is neither heard nor fetched once it is switched off', inFull, async ({ page }) => {
    const { fetched, plays } = await listen(page)
    await visit(page, '/services')
    await soundSwitch(page).click()
    await press(page, '/contacts')
    await arrived(page, 'ContactsPage.title')
    expect([await plays(), fetched]).toEqual([0, []])
  })

  test('changes nothing when the browser blocks it: one warning, and the page comes', inFull, async ({ page, trouble }) => {
    await listen(page, true)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await visit(page, '/services')
    await press(page, '/contacts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ContactsPage.title'))
    await expect.poll(() => warnings.length).toBe(1)
    expect(trouble).toEqual([])
  })
})
