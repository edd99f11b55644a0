import type { Page } from '@playwright/test'
import { readSnapshot } from '@/content-client/snapshot'
import { hrefTo, serviceRoute } from '@/routing/routes'
import { expect, isSameVisit, markVisit, test, visit } from '../support/site-test'

const { services } = (await readSnapshot()).locales.en
const addressOf = (slug: string) => hrefTo('en', serviceRoute(slug))

test.use({ reducedMotion: 'reduce' })

/** How every element of the page is set. */
function readLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
    return Array.from(document.querySelectorAll('main *'), (element) => {
      const { display, color, backgroundColor, fontSize, gridTemplateColumns } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return [element.tagName, Math.round(width), Math.round(height), display, color, backgroundColor, fontSize, gridTemplateColumns].join(
        ' ',
      )
    })
  })
}

// A page arrives without the rules that only other services need.
test('a service looks the same when it is reached from another service as by its address', async ({ page }) => {
  for (const [index, { slug }] of services.entries()) {
    const target = addressOf(slug)
    const from = services.find(({ related }, other) => other !== index && related.includes(slug))
    expect(from, slug).toBeDefined()
    await visit(page, target)
    await page.evaluate(() => document.fonts.ready)
    const looks = await readLooks(page)
    expect(looks.length, slug).toBeGreaterThan(200)
    await visit(page, addressOf(from?.slug ?? ''))
    await markVisit(page)
    await page.locator(`main a[href="${target}"]`).last().click()
    await expect(page).toHaveURL(target)
    await expect.poll(() => readLooks(page), { message: slug }).toEqual(looks)
    expect(await isSameVisit(page)).toBe(true)
  }
})
