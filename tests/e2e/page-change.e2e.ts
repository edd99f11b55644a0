import type { Locator, Page } from '@playwright/test'
import { oneOfKind } from '../support/exhaustive'
import { type Frame, film } from '../support/film'
import { inFooter } from '../support/page-links'
import { expect, test, visit } from '../support/site-test'

/** Ways from a page to another by a link that has to be scrolled to. */
const ways: readonly { from: string; to: string; link: (page: Page) => Locator }[] = [
  { from: '/services', to: '/contacts', link: (page) => inFooter(page, 'contacts') },
  { from: '/', to: '/services/technical-audit', link: (page) => page.locator('main a[href="/services/technical-audit"]').first() },
  { from: '/portfolio', to: '/portfolio/maisternia', link: (page) => page.locator('main a[href="/portfolio/maisternia"]') },
  { from: '/blog', to: '/blog/', link: (page) => page.locator('main :is(h2, h3) a[href^="/blog/"]').last() },
]
const sizes = [
  { width: 1280, reducedMotion: 'no-preference' },
  { width: 1280, reducedMotion: 'reduce' },
  { width: 390, reducedMotion: 'no-preference' },
] as const

/** Scrolls as a visitor does, through all that is above: what is never seen has only a guessed height. @throws where the page stands still. */
const scrollDownTo = (link: Locator) =>
  link.evaluate(async (element) => {
    const below = () => element.getBoundingClientRect().bottom - window.innerHeight
    for (let frame = 0; below() > 0; frame++) {
      window.scrollBy({ top: 400, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      if (frame === 100) throw new Error(`${below()} px below the window, at ${scrollY} of ${document.body.scrollHeight} px`)
    }
  })

/** A page that keeps its visitor waiting steps back to this (`page-frame.module.scss`), as it does on a busy machine. */
const steppedBack = 0.6

/** What is wrong with the frames of a change: the old page as it was until the new one is there, at its own place. */
function faultsOf(frames: readonly Frame[], still: boolean): unknown {
  const { title, top: newTop = 0 } = frames.at(-1) ?? {}
  const change = frames.findIndex((frame) => frame.title === title)
  // A busy machine may draw no frame between the press and the new page.
  const before = frames.slice(0, change).filter(({ pressed }) => pressed)
  const after = frames.slice(change)
  const [first] = before
  return {
    before: before.filter((frame) => frame.title !== first?.title || Math.abs(frame.top - first.top) > 50 || frame.opacity < steppedBack),
    after: after.filter((frame) => frame.title !== title || Math.abs(frame.top - newTop) > 1 || frame.opacity < (still ? 1 : 0.5)),
    empty: frames.filter(({ header, height }) => Number.isNaN(header) || height < 400),
    headers: new Set(after.map(({ header }) => header)).size,
  }
}

const faultless = { before: [], after: [], empty: [], headers: 1 }

for (const [size, { width, reducedMotion }] of sizes.entries())
  test.describe(`at ${width} px, ${reducedMotion === 'reduce' ? 'without' : 'with'} motion`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion } })

    for (const [index, { from, to, link }] of ways.entries())
      test(
        `from ${from} to ${to} and back no frame is empty, and the old page stays as it was until the new one is there`,
        oneOfKind(Math.abs(index - size)),
        async ({ page, networkAtRest }) => {
          await visit(page, from)
          await scrollDownTo(link(page))
          await networkAtRest()
          const title = await page.locator('main h1').textContent()
          const still = reducedMotion === 'reduce'

          const there = await film(page)
          await link(page).click()
          await expect.poll(async () => (await there()).at(-1)).not.toMatchObject({ title })
          await expect.poll(async () => (await there()).at(-1)).toMatchObject({ opacity: 1, pressed: false })
          expect(faultsOf(await there(), still)).toEqual(faultless)
          expect((await there()).at(-1)).toMatchObject({ top: 0 })
          expect(page.url()).toContain(to)

          const back = await film(page)
          await page.goBack()
          await expect.poll(async () => (await back()).at(-1)).toMatchObject({ title, opacity: 1 })
          expect(faultsOf(await back(), still)).toEqual(faultless)
          await expect(link(page)).toBeInViewport()
        },
      )
  })
