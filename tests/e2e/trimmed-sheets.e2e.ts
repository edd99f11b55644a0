import type { Page } from '@playwright/test'
import { readSnapshot } from '@/content-client/snapshot'
import { hrefTo, serviceRoute } from '@/routing/routes'
import { oneOfKind } from '../support/exhaustive'
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
for (const [index, { slug }] of services.entries()) {
  test(
    `the page of ${slug} looks the same when it is reached from another service as by its address`,
    oneOfKind(index),
    async ({ page }) => {
      const target = addressOf(slug)
      const from = services.find(({ related }) => related.includes(slug))
      expect(from).toBeDefined()
      await visit(page, target)
      await page.evaluate(() => document.fonts.ready)
      const looks = await readLooks(page)
      expect(looks.length).toBeGreaterThan(200)
      await visit(page, addressOf(from?.slug ?? ''))
      await markVisit(page)
      await page.locator(`main a[href="${target}"]`).last().click()
      await expect(page).toHaveURL(target)
      await expect.poll(() => readLooks(page)).toEqual(looks)
      expect(await isSameVisit(page)).toBe(true)
    },
  )
}
