import type { Page } from '@playwright/test'
import { exampleQuery } from '@/components/estimate/example'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { openWithoutScripts } from '../support/hold-requests'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { rest, runtime } from '../support/runtime'
import { expect, test } from '../support/site-test'

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true })

/** What the server has drawn and React has not taken over. */
const drawn = (page: Page) => page.locator('[data-filled=results]')
const live = (page: Page) => expect(drawn(page)).toHaveCount(0)
/** Everything in the results, to see later whether it is still there. */
const note = (page: Page) => drawn(page).evaluateHandle((place) => [...place.querySelectorAll('*')])
const address = hrefTo('en', 'estimate/results', { query: exampleQuery })
const words = wordsOf('en')

for (const locale of locales)
  test(
    `results by link are whole before anybody does anything, and no script runs until then (${locale})`,
    languageTurns(locale)(),
    async ({ page, trouble }) => {
      await rest(page, hrefTo(locale, 'estimate/results', { query: exampleQuery }))
      const sections = page.locator('main section[id] > div > h2')
      const titles = await sections.allTextContents()
      expect(titles.length).toBeGreaterThan(8)
      await expect(page.locator('#work svg rect').first()).toBeAttached()
      await expect(page.locator('#questions li').first()).toBeAttached()
      expect(await runtime(page)).toBeUndefined()
      const elements = await note(page)
      await page.keyboard.press('Shift')
      await live(page)
      // What stands a window away gets its controls.
      const gone = await elements.evaluate((all) => all.filter((each) => !each.isConnected).map(({ outerHTML }) => outerHTML))
      expect(gone.filter((html) => !/ id="(?:edit|compare|send)"/.test(html))).toEqual([])
      expect((await sections.allTextContents()).filter((title) => titles.includes(title))).toEqual(titles)
      expect(trouble).toEqual([])
    },
  )

test('an address that leads to a section of controls does not wait for the visitor', async ({ page }) => {
  await page.goto(`${address}#compare`)
  await live(page)
  await expect(page.locator('#compare h2')).toBeInViewport()
})

test('what was opened before the scripts came stays open, and stays where it was on the screen', async ({ page }) => {
  const release = await openWithoutScripts(page, address)
  const reason = page.locator('#why summary').nth(2)
  await reason.tap()
  await page.locator('#questions').scrollIntoViewIfNeeded()
  await reason.evaluate((summary) => summary.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await reason.boundingBox()
  release()
  await live(page)
  await expect(page.locator('#why details').nth(2)).toHaveAttribute('open')
  expect(Math.abs(((await reason.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
})

test('the table that was chosen before the scripts came is the one that is seen', async ({ page }) => {
  const release = await openWithoutScripts(page, address)
  const seen = page.locator('#work table:visible caption')
  await page.locator('#work').scrollIntoViewIfNeeded()
  await expect(seen).toHaveText([words('EstimateResults.breakdown.byRole')])
  await page.locator('#work label').nth(2).tap()
  await expect(seen).toHaveText([words('EstimateResults.breakdown.byPhase')])
  release()
  await live(page)
  await expect(seen).toHaveText([words('EstimateResults.breakdown.byPhase')])
  await expect(page.locator('#work input').nth(2)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(seen).toHaveText([words('EstimateResults.breakdown.byGroup')])
})

test('a section far down that is being read stays where it is when the scripts come', async ({ page }) => {
  const release = await openWithoutScripts(page, address)
  const title = page.locator('#running h2')
  await title.scrollIntoViewIfNeeded()
  await page.touchscreen.tap(5, 400)
  const before = await title.boundingBox()
  release()
  await live(page)
  expect(Math.abs(((await title.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
})

test('a file that was asked for before the scripts came is made when they are there', async ({ page }) => {
  const release = await openWithoutScripts(page, address)
  await page
    .locator('#range summary')
    .filter({ hasText: words('EstimateLive.tools.export') })
    .tap()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words('EstimateLive.files.markdown.name') }).tap()
  release()
  expect((await download).suggestedFilename()).toBe('estimate.md')
})

test('a currency that was chosen before the scripts came is the currency of the estimate', async ({ page }) => {
  const release = await openWithoutScripts(page, address)
  const currency = page.locator('#range select')
  await currency.focus()
  await currency.selectOption('UAH')
  release()
  await live(page)
  await expect(page).toHaveURL(/cur=UAH/)
  await expect(page.locator('#range h1 + p')).toContainText('₴')
  await expect(currency).toBeFocused()
})

test('a list of currencies that is open is not taken away', async ({ page }) => {
  const release = await openWithoutScripts(page, address)
  const currency = page.locator('#range select')
  await currency.focus()
  const list = await currency.elementHandle()
  release()
  await live(page)
  await expect.poll(() => runtime(page)).toBe('ready')
  expect(await list?.evaluate((each) => each === document.activeElement)).toBe(true)
  await list?.selectOption('EUR')
  await expect(page).toHaveURL(/cur=EUR/)
})

test('a saving opens as the estimate it leads to in another tab, and in place otherwise', async ({ page }) => {
  await page.goto(address)
  await page.keyboard.press('Shift')
  await live(page)
  const saving = page.locator('#less').getByRole('link').first()
  const href = await saving.getAttribute('href')
  const query = await page.evaluate(() => location.search)
  await saving.click({ modifiers: ['ControlOrMeta'], button: 'left', noWaitAfter: true })
  expect(await page.evaluate(() => location.search)).toBe(query)
  await saving.click()
  await expect(page).toHaveURL(new URL(href ?? '', page.url()).href)
})
