import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { languageTurns } from '../support/language-turns'
import { siteRoutes } from '../support/routes'
import { expect, sweepTest, test, visit } from '../support/site-test'

const withNotes = '/blog/estimates/honest-range'

for (const locale of locales) {
  const turn = languageTurns(locale)

  test(
    `a source stands beside its sentence in a wide window and at the end of the text on a phone (${locale})`,
    turn(),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await visit(page, localisePath(locale, withNotes))
      const [sign, note] = [page.locator('#note-fnref-1'), page.locator('#note-fn-1')]
      await expect
        .poll(async () => Math.abs(((await note.boundingBox())?.y ?? 0) - ((await sign.boundingBox())?.y ?? 9999)))
        .toBeLessThan(60)
      await page.setViewportSize({ width: 390, height: 900 })
      await expect.poll(async () => ((await note.boundingBox())?.y ?? 0) - ((await sign.boundingBox())?.y ?? 9999)).toBeGreaterThan(1000)
    },
  )

  sweepTest(`no note in a margin lies over a figure, a table or another note (${locale})`, turn(), async ({ scripted: page }) => {
    const articles = siteRoutes.filter((route) => route.locale === locale && /^\/blog\/(?!page|topic|not-found)./.test(route.path))
    expect(articles.length).toBeGreaterThan(5)
    const covered: string[] = []
    for (const { address } of articles) {
      await visit(page, address)
      for (const width of [1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        covered.push(...(await coveredBy(page)).map((what) => `${address} at ${width}: ${what}`))
      }
    }
    expect(covered).toEqual([])
  })
}

function coveredBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const notes = [...document.querySelectorAll<HTMLElement>('[id^="note-fn-"]')].filter(
      (note) => getComputedStyle(note).position === 'absolute',
    )
    const others = [...document.querySelectorAll('article :is(figure, pre, blockquote, .tableFrame, aside)'), ...notes]
    return notes.flatMap((note) => {
      const box = note.getBoundingClientRect()
      return others
        .filter((other) => other !== note && !other.contains(note) && !note.contains(other))
        .map((other) => ({ other, its: other.getBoundingClientRect() }))
        .filter(({ its }) => its.top < box.bottom && its.bottom > box.top && its.left < box.right && its.right > box.left)
        .map(({ other }) => `${note.id} over ${other.tagName}`)
    })
  })
}
