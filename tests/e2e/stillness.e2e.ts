import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { oneOfKind } from '../support/exhaustive'
import { expect, test, visit } from '../support/site-test'

const pages = [
  '/',
  '/services/ai-development',
  '/portfolio/dobrokava',
  '/blog/estimates/honest-range',
  '/landings/ai-barista',
  '/estimate/example',
]

test.describe('a page nobody touches', () => {
  for (const [turn, path] of pages.entries()) {
    const address = localisePath(locales[turn % locales.length] ?? 'en', path)

    test(`comes to rest, so that it costs no battery (${address})`, oneOfKind(turn), async ({ page }) => {
      await visit(page, address)
      expect(await endlessMoves(page)).toEqual([])
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
      expect(await endlessMoves(page)).toEqual([])
    })
  }

  test.describe('of a visitor who asks for less motion', () => {
    test.use({ reducedMotion: 'reduce' })

    for (const [turn, path] of pages.entries()) {
      const address = localisePath(locales[(turn + 1) % locales.length] ?? 'en', path)

      test(`moves nothing at all (${address})`, oneOfKind(turn), async ({ page }) => {
        await visit(page, address)
        expect(await page.evaluate(() => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length)).toBe(0)
      })
    }
  })
})

/** What moves by the clock and never ends; what ends is awaited. Moves tied to the scroll stand still when it does. */
function endlessMoves(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    const isUnderWay = (move: Animation) => !isEndless(move) && move.playState === 'running'
    // Not `finished`: in a part whose content-visibility skips it the promise is kept only once the part is rendered again.
    while (moving.some(isUnderWay)) await new Promise(requestAnimationFrame)
    return moving.filter(isEndless).map((move) => ('animationName' in move ? String(move.animationName) : 'unnamed'))
  })
}
