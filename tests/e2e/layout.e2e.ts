import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { oneOfKind } from '../support/exhaustive'
import { languageTurns } from '../support/language-turns'
import { fewWidths, findLayoutFaults, widths } from '../support/measure-layout'
import { wordsOf } from '../support/messages'
import { expect, sweepTest as test, visit } from '../support/site-test'

/** Pages that are something else once an estimate is in their address. */
const filled = (['estimate/results', 'estimate/functional-blocks'] as const).map((page) => hrefTo('uk', page, { query: 'preset=saas' }))
/** Amounts in dollars stand without a space. */
const withRanges = ['/portfolio/dobrokava']

// A page of each kind is looked at in `templates.e2e.ts`, and all of them in `exhaustive/layout.e2e.ts`.
for (const address of [...filled, ...withRanges])
  test(`${address} tears, cuts and overprints no word and keeps its actions in the window`, async ({ scripted }) => {
    await open(scripted, address)
    expect(await findLayoutFaults(scripted, fewWidths)).toEqual([])
  })

test('the measure finds a torn word, a cut one, labels over each other and an action outside', async ({ scripted }) => {
  // A page of its own: what is planted among what React draws is taken away again.
  await scripted.goto('about:blank')
  await scripted.setContent('<main></main>')
  await scripted.evaluate(() => {
    const box = (style: string, text: string) => `<div style="position:absolute;top:300px;${style}">${text}</div>`
    document.querySelector('main')?.insertAdjacentHTML(
      'afterbegin',
      `<h2 style="inline-size:60px;overflow-wrap:break-word">Extraordinary</h2>
        <p style="inline-size:60px;overflow:hidden;white-space:nowrap">Half of a sentence</p>
        ${box('left:10px', '$1,000')}${box('left:40px', '$2,000')}
        <div style="position:fixed;bottom:0;left:98vw;white-space:nowrap"><button>Ask us to check it</button></div>`,
    )
  })
  expect((await findLayoutFaults(scripted, [1280])).join('\n')).toMatch(
    /torn: Extraordinary[\s\S]*cut: Half of a sentence[\s\S]*over each other: \$1,000 \| \$2,000[\s\S]*outside the window: Ask us to check it/,
  )
})

test('the header holds the name of any company', async ({ scripted }) => {
  await open(scripted, '/uk/services')
  for (const name of ['Kvartet Digital Studio Ukraine', 'Наукововиробничеобʼєднання Зоря', 'A'.repeat(30)]) {
    await scripted.evaluate((text) => {
      for (const each of document.querySelectorAll('header a > svg + span, footer a > svg + span')) each.textContent = text
    }, name)
    await expectHeaderInOrder(scripted)
  }
})

test('the header holds a wordmark, of which the name is not written once more', async ({ scripted }) => {
  await open(scripted, '/services')
  await scripted.evaluate(() => {
    for (const name of document.querySelectorAll('header a > svg + span')) name.remove()
    for (const mark of document.querySelectorAll('header a[aria-label] > svg')) {
      const image = document.createElement('img')
      image.className = mark.getAttribute('class') ?? ''
      image.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="80"/>')}`
      mark.replaceWith(image)
    }
  })
  await expectHeaderInOrder(scripted)
})

for (const [index, address] of [...filled, '/', '/contacts', '/blog/estimates/honest-range', '/portfolio'].entries())
  test(`nothing shows through the header of ${address}, or over it, once it is scrolled`, oneOfKind(index), async ({ scripted }) => {
    await open(scripted, address)
    for (const width of [390, 1280]) {
      await scripted.setViewportSize({ width, height: 800 })
      // It hides on the way down and is back on the way up.
      for (const [from, to] of [
        [0, 8],
        [0, 60],
        [1400, 900],
        [9000, 3000],
      ] as const)
        await expect
          .poll(() => lookThroughHeader(scripted, from, to), `${width} px wide, at ${to} px`)
          .toEqual({ isClear: false, over: [] })
    }
  })

for (const locale of locales) {
  const words = wordsOf(locale)
  const turn = languageTurns(locale)
  const results = hrefTo(locale, 'estimate/results', { query: 'preset=saas' })

  test(
    `what to do with the results is on their first screen, and later in the bar at the bottom (${locale})`,
    turn(),
    async ({ scripted: page }) => {
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
        [320, 700],
      ] as const) {
        await page.setViewportSize({ width, height })
        await visit(page, results)
        const action = page.locator('#range a[data-kind="primary"]')
        await expect(action).toBeInViewport({ ratio: 1 })
        await page.locator('#work').scrollIntoViewIfNeeded()
        const bar = page.getByRole('complementary', { name: words('EstimateLive.bar') })
        await expect(bar.locator('a[data-kind="primary"]')).toBeInViewport({ ratio: 1 })
      }
    },
  )

  test(
    `the bar of the dearest project in the longest currency keeps its actions beside its figures (${locale})`,
    turn(),
    async ({ scripted: page }) => {
      await open(page, hrefTo(locale, 'estimate/results', { query: 'preset=marketplace&q=critical&p=web_ios_android&x=native&cur=UAH' }))
      await page.locator('#work').scrollIntoViewIfNeeded()
      const bar = page.getByRole('complementary', { name: words('EstimateLive.bar') })
      for (const width of [320, 360, 390, 480, 600, 768, 820, 912, 1024, 1100, 1180, 1240, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(bar.locator('a[data-kind="primary"]'), `${width} px`).toBeInViewport({ ratio: 1 })
        expect(await bar.evaluate(findCoveredActions), `${width} px`).toEqual([])
      }
    },
  )

  test(`in the low window of a page at 200 and 400 % most of the blocks is seen (${locale})`, turn(), async ({ scripted: page }) => {
    for (const [width, height] of [
      [720, 450],
      [360, 225],
    ] as const) {
      await page.setViewportSize({ width, height })
      await visit(page, hrefTo(locale, 'estimate/functional-blocks', { query: 'preset=saas' }))
      expect(await coveredShare(page), `${width} × ${height}`).toBeLessThan(0.35)
    }
  })
}

async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, address)
}

/** Actions of a bar outside the window or over one of its figures that are shown. */
function findCoveredActions(bar: Element): string[] {
  const figures = [...bar.querySelectorAll('dd, dt')].flatMap((figure) => {
    const frame = figure.closest('dl')?.getBoundingClientRect()
    const box = figure.getBoundingClientRect()
    return frame && box.top < frame.bottom - 1 ? [box] : []
  })
  return [...bar.querySelectorAll('a, button')].flatMap((action) => {
    const { left, right, top, bottom, width } = action.getBoundingClientRect()
    const isOutside = left < 0 || right > innerWidth || bottom > innerHeight
    const isOver = figures.some((box) => left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1)
    return width > 0 && (isOutside || isOver) ? [action.textContent ?? ''] : []
  })
}

/** Nothing of it lies over anything else of it, or outside the window, at any width. */
async function expectHeaderInOrder(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const wrong = await page.evaluate(() => {
      const header = document.querySelector('body header')
      const parts = [...(header?.children ?? [])].filter((part) => part.checkVisibility() && !part.matches('[popover]'))
      const boxes = parts
        .flatMap((part) => [part, ...part.querySelectorAll('a, button, img, span')])
        .map((part) => part.getBoundingClientRect())
      const right = Math.max(...boxes.map((box) => box.right))
      const over = parts.slice(1).some((part, index) => {
        const before = parts[index]
        const end = Math.max(...[before, ...(before?.querySelectorAll('*') ?? [])].map((each) => each?.getBoundingClientRect().right ?? 0))
        return part.getBoundingClientRect().left < end - 1
      })
      return { over, outside: right > document.documentElement.clientWidth, high: (header?.clientHeight ?? 0) > 100 }
    })
    expect(wrong, `${width} px`).toEqual({ over: false, outside: false, high: false })
  }
}

/** Whether the header lets anything be seen beneath it, and what lies over it. */
function lookThroughHeader(page: Page, from: number, to: number): Promise<{ isClear: boolean; over: string[] }> {
  return page.evaluate(
    async ({ from: first, to: last }) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      scrollTo({ top: first, behavior: 'instant' })
      await nextFrame()
      // A short page ends before.
      scrollTo({ top: first > last ? Math.min(last, scrollY - 100) : last, behavior: 'instant' })
      await nextFrame()
      const header = document.querySelector('body header')
      if (!header) return { isClear: true, over: [] }
      const { top, bottom } = header.getBoundingClientRect()
      const seen = Math.max(0, top)
      const { backgroundColor, opacity } = getComputedStyle(header)
      const rows = [0.1, 0.5, 0.95].map((share) => seen + (bottom - seen) * share)
      const tops = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((share) => rows.map((y) => document.elementFromPoint(innerWidth * share, y)))
      const over = tops.filter((each) => !header.contains(each)).map((each) => each?.outerHTML.slice(0, 80) ?? 'nothing')
      return { isClear: !/^rgb\(/.test(backgroundColor) || opacity !== '1', over: [...new Set(over)] }
    },
    { from, to },
  )
}

/** How much of the window's height lies under what stays in it, in the middle of the page. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const stays = [...document.querySelectorAll('body *')].filter((each) => /fixed|sticky/.test(getComputedStyle(each).position))
    let covered = 0
    for (let y = 0; y < innerHeight; y++) {
      const at = document.elementFromPoint(innerWidth / 2, y)
      if (at && stays.some((each) => each.contains(at))) covered++
    }
    return covered / innerHeight
  })
}
