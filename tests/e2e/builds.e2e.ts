import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { press } from '../support/page-links'
import { expect, isSameVisit, markVisit, test, visit, wake } from '../support/site-test'

const words = wordsOf('en')
const notice = (page: Page, text = words('NewBuild.text')) => page.getByRole('status').filter({ hasText: text })

/** From the next question on, another build is being served. */
async function release(page: Page) {
  await page.route(/\/builds\/latest\.json/, (route) => route.fulfill({ json: { id: 'another', timestamp: 1 } }))
}

function watchQuestions(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/builds/')) asked.push(pathname + search)
  })
  return asked
}

const returnToTab = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })

test.describe('an open page', () => {
  test('asks soon after it loaded, and every hour', async ({ page }) => {
    await page.clock.install()
    const asked = watchQuestions(page)
    await page.goto('/contacts')
    await wake(page)
    const id = await page.locator('html').getAttribute('data-build')
    await page.clock.runFor(2500)
    await expect.poll(() => asked.length).toBe(2)
    expect([...asked].sort()).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/), `/builds/meta/${id}.json`])
    await page.clock.runFor(3_600_000)
    await expect.poll(() => asked.length).toBe(3)
    expect(asked[2]).toMatch(/^\/builds\/latest\.json\?\d{13}$/)
  })

  test('says nothing while its build is the one being served, and asks again when the visitor returns to it', async ({ page }) => {
    const asked = watchQuestions(page)
    await visit(page, '/contacts')
    await expect.poll(() => asked.length).toBe(2)
    await returnToTab(page)
    await expect.poll(() => asked.length).toBe(3)
    await expect(page.getByRole('status')).toBeEmpty()
    await markVisit(page)
    await press(page, '/blog')
    await expect(page).toHaveURL('/blog')
    expect(await isSameVisit(page)).toBe(true)
  })
})

test.describe('a newer build', () => {
  for (const locale of locales)
    test(`is announced quietly, and stays away once it was dismissed (${locale})`, languageTurns(locale)(), async ({ page }) => {
      const own = wordsOf(locale)
      await release(page)
      await page.goto(localisePath(locale, '/contacts'))
      await wake(page)
      await expect(notice(page, own('NewBuild.text'))).toBeVisible()
      await notice(page, own('NewBuild.text'))
        .getByRole('button', { name: own('NewBuild.dismiss') })
        .press('Enter')
      await expect(page.getByRole('status')).toBeEmpty()
      await returnToTab(page)
      await expect(page.getByRole('status')).toBeEmpty()
    })

  test('is found by a tab that was left open, and comes with the next navigation', async ({ page }) => {
    const asked = watchQuestions(page)
    await visit(page, '/contacts')
    await expect.poll(() => asked.length).toBe(2)
    await release(page)
    await returnToTab(page)
    await expect(notice(page)).toBeVisible()
    await markVisit(page)
    await press(page, '/blog')
    await expect(page).toHaveURL('/blog')
    await expect.poll(() => isSameVisit(page)).toBe(false)
  })
})
