import type { Page } from '@playwright/test'
import { findViolations } from './accessibility'
import { read } from './files'
import type { SiteRoute } from './routes'
import { expect, visit } from './site-test'

const headings = 'h1, h2, h3'

/** All that one load of a page can tell: its status, its headings, its console, and how it fits wide and narrow windows. */
export async function inspectPage(
  page: Page,
  { address, file, status }: SiteRoute,
  trouble: readonly string[],
  widths: readonly number[] = [1280, 390, 320],
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 844 })
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
  await visit(page, address)
  expect((await answer).status(), 'the status').toBe(status)
  await expectHeadingsOf(page, file, status)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await findOverflow(page), `wider than ${width} px`).toEqual([])
    if (width === 320) continue
    expect.soft(await findTornWords(page), `words of headings torn at ${width} px`).toEqual([])
    expect.soft(await findViolations(page), `axe at ${width} px`).toEqual([])
  }
  expect.soft(trouble, 'the console').toEqual([])
}

/** The same headings as in the HTML that comes without scripts. */
async function expectHeadingsOf(page: Page, file: string, status: number): Promise<void> {
  const plain = await page.evaluate(
    ([html, selector]) =>
      [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector)].map(({ textContent }) => textContent ?? ''),
    [read(file), headings] as const,
  )
  const scripted = await page.locator(headings).allTextContents()
  expect(plain.length, 'headings without scripts').toBeGreaterThan(0)
  // The main heading of a page that does not exist is completed by the browser.
  const from = status === 404 ? 1 : 0
  expect.soft(scripted.slice(from)).toEqual(plain.slice(from))
  expect.soft(scripted[0]).toContain(plain[0])
}

/** What a visitor reads or presses and finds cut off at the side: the page clips what is too wide, so its width alone says nothing. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const sticksOut = ({ left, right, width: own }: DOMRect) => own > 1 && (left < -1 || right > width + 1)
    const textOf = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getBoundingClientRect()
    }
    const isWide = (element: Element) =>
      (element.matches('button, input, select, textarea, table') && sticksOut(element.getBoundingClientRect())) ||
      // Words for screen readers alone stand in a box of one pixel.
      (element.getBoundingClientRect().width > 1 &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() && sticksOut(textOf(node))))
    const mayScroll = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || mayScroll(element.parentElement))
    const wide = [...document.querySelectorAll('body :is(header, main, footer, aside) *')].filter(
      (element) => isWide(element) && element.checkVisibility({ visibilityProperty: true }),
    )
    const cut = wide.filter((element) => !element.closest('[aria-hidden="true"], [inert]') && !mayScroll(element))
    const page = document.documentElement.scrollWidth > width ? [`the page: ${document.documentElement.scrollWidth}`] : []
    return [...page, ...cut.map((element) => element.outerHTML.slice(0, 160))]
  })
}

/** Where a heading is too large for its longest word, or that word is joined to its neighbour, the browser breaks it anywhere. */
function findTornWords(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const range = document.createRange()
    const isTorn = (text: Text, at: number, length: number) => {
      range.setStart(text, at)
      range.setEnd(text, at + length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    }
    const tornIn = (heading: Element) => {
      const torn: string[] = []
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
        for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) if (isTorn(text, index, word.length)) torn.push(word)
      return torn
    }
    // Words for screen readers alone stand in a box of one pixel.
    return [...document.querySelectorAll(selector)].filter((heading) => heading.clientWidth > 1).flatMap(tornIn)
  }, headings)
}
