import type { Page } from '@playwright/test'
import { oneOfKind } from '../support/exhaustive'
import { expect, test, visit } from '../support/site-test'

type Shown = { left: number; top: number; width: number; height: number; solid: boolean; drawn: boolean; title: string }

/** Films the cover of a case: the part of it that is seen in each frame, and whether pixels stand in it. */
async function filmCover(page: Page, slug: string) {
  await page.evaluate((name) => {
    const frames: (Shown | null)[] = []
    Object.assign(window, { covers: frames })
    const look = () => {
      const images = [...document.querySelectorAll<HTMLImageElement>(`[data-hue] > picture > img[src*="/${name}."]`)]
      const found = images
        .map((image) => image.closest<HTMLElement>('[data-hue]'))
        .find((frame) => frame && frame.getBoundingClientRect().bottom > 0)
      frames.push(found ? shown(found) : null)
      requestAnimationFrame(look)
    }
    function shown(frame: HTMLElement): Shown {
      const { clipPath, transform } = getComputedStyle(frame)
      const { left, top } = frame.getBoundingClientRect()
      const scale = transform === 'none' ? 1 : new DOMMatrix(transform).a
      const [above = 0, right = 0, below = 0, before = 0] = sides(clipPath)
      // A page that keeps its visitor waiting steps back as a whole.
      const isWaiting = document.documentElement.dataset.leaving !== undefined
      let opacity = 1
      for (let element: Element | null = frame; element; element = element.parentElement)
        opacity *= Number(getComputedStyle(element).opacity)
      const drawn = [...frame.querySelectorAll('img')].some((image) => image.complete && image.naturalWidth > 0)
      return {
        ...{ left: left + before * scale, top: top + above * scale },
        ...{ width: (frame.offsetWidth - before - right) * scale, height: (frame.offsetHeight - above - below) * scale },
        ...{ solid: opacity === 1 || isWaiting, drawn, title: document.querySelector('main h1')?.textContent ?? '' },
      }
    }
    /** `inset(1px 2px)`: as in any shorthand, what is not said is as its opposite. */
    function sides(clipPath: string): number[] {
      const [a = 0, b = a, c = a, d = b] = clipPath
        .replace(/inset\(| round.*/g, '')
        .split(' ')
        .map((side) => Number.parseFloat(side) || 0)
      return [a, b, c, d]
    }
    look()
  }, slug)
  return () => page.evaluate(() => (window as unknown as { covers: (Shown | null)[] }).covers)
}

const coverOf = (page: Page, slug: string) => page.locator(`main [data-hue]:has(> picture > img[src*="/${slug}."])`).first()

/** The card as a visitor sees it before the click: in sight, with the pixels that will fly. */
async function seeCard(page: Page, slug: string) {
  const card = coverOf(page, slug)
  await card.scrollIntoViewIfNeeded()
  await expect
    .poll(() => card.locator('img').evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0))
    .toBe(true)
}

type Box = { x: number; y: number; width: number; height: number }

const near = (shown: Shown | null | undefined, { x, y, width, height }: Box) =>
  shown && [shown.left - x, shown.top - y, shown.width - width, shown.height - height].every((off) => Math.abs(off) < 3)

const still = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-hue]')).length),
    )
    .toBe(0)

for (const [size, width] of [1280, 390].entries())
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const [index, from] of ['/portfolio', '/'].entries())
      test(`a case’s cover flies from its card on ${from} to the head of its page, and back`, oneOfKind(index + size), async ({ page }) => {
        const slug = from === '/' ? 'dobrokava' : 'maisternia'
        const link = page.locator(`main a[href="/portfolio/${slug}"]`).first()
        await visit(page, from)
        await seeCard(page, slug)
        const card = await coverOf(page, slug).boundingBox()
        if (!card) throw new Error('the card is not shown')

        const there = await filmCover(page, slug)
        await link.evaluate((anchor: HTMLAnchorElement) => anchor.click())
        await expect(page).toHaveURL(`/portfolio/${slug}`)
        await still(page)
        const head = await coverOf(page, slug).boundingBox()
        if (!head) throw new Error('the head is not shown')
        const way = await there()
        expect(way.filter((frame) => !frame?.solid || !frame.drawn)).toEqual([])
        // The new page begins with it where its card was, and ends with it at its head, to the pixel.
        expect(
          near(
            way.find((frame) => frame?.title === way.at(-1)?.title),
            card,
          ),
        ).toBe(true)
        expect(near(way.at(-1), head)).toBe(true)
        await expect(coverOf(page, slug).locator('img')).toHaveCount(1)

        const back = await filmCover(page, slug)
        await page.goBack()
        await expect(page).toHaveURL(from)
        await still(page)
        const wayBack = await back()
        expect(wayBack.filter((frame) => !frame?.solid || !frame.drawn)).toEqual([])
        expect(
          near(
            wayBack.find((frame) => frame?.title === wayBack.at(-1)?.title),
            head,
          ),
        ).toBe(true)
        expect(near(wayBack.at(-1), card)).toBe(true)
      })

    test('a case’s cover does not move for visitors who ask for less motion', oneOfKind(size), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, '/portfolio')
      await seeCard(page, 'maisternia')
      const frames = await filmCover(page, 'maisternia')
      await page.locator('main a[href="/portfolio/maisternia"]').click()
      await expect(page).toHaveURL('/portfolio/maisternia')
      await expect.poll(async () => (await frames()).at(-1)).not.toBeNull()
      const places = new Set((await frames()).map((frame) => frame && [frame.left, frame.top, frame.width].join()))
      expect(places.size).toBeLessThanOrEqual(2)
    })
  })
