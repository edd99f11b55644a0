import type { Page } from '@playwright/test'
import { read } from '../support/files'
import { type SiteRoute, siteRoutes } from '../support/routes'
import { expect, sweepTest as test } from '../support/site-test'

/** A page of each kind. */
const kinds = siteRoutes.filter(({ template }, index) => siteRoutes.findIndex((route) => route.template === template) === index)

const sheetsOf = ({ file }: SiteRoute) =>
  [...read(file.replace(/\.html$/, '.rsc')).matchAll(/"rel":"stylesheet","href":"(\/_next\/[^"]+)"/g)].map(([, address = '']) => address)

/** Elements that are drawn otherwise with one of these sheets behind those of the page. */
function changedBy(page: Page, sheets: readonly string[]): Promise<string[]> {
  return page.evaluate(async (addresses) => {
    const still = new CSSStyleSheet()
    still.replaceSync(
      '*, ::before, ::after { transition: none !important; animation: none !important; content-visibility: visible !important }',
    )
    const elements = [...document.body.querySelectorAll('*')]
    const look = (element: Element) => {
      const style = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const { display, position, color, backgroundColor, backgroundImage, font, letterSpacing, margin, padding, gap, border } = style
      const { borderRadius, gridTemplateColumns, gridArea, opacity, textAlign, transform } = style
      return [
        ...[width, height, display, position, color, backgroundColor, backgroundImage, font, letterSpacing, margin, padding, gap, border],
        ...[borderRadius, gridTemplateColumns, gridArea, opacity, textAlign, transform],
      ].join()
    }
    const changed: string[] = []
    document.adoptedStyleSheets = [still]
    for (const address of addresses) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(await (await fetch(address)).text())
      document.adoptedStyleSheets = [sheet, still]
      const after = elements.map(look)
      document.adoptedStyleSheets = [still]
      // Compared with what is there a moment later, as letters and pictures may have come meanwhile.
      const at = elements.findLastIndex((element, index) => look(element) !== after[index])
      if (at >= 0) changed.push(`${elements[at]?.outerHTML.slice(0, 120)} by ${address}`)
    }
    return changed
  }, sheets)
}

for (const route of kinds)
  for (const width of [390, 1280])
    test(`${route.address} looks the same after any other page, ${width} wide`, async ({ plain }) => {
      await plain.setViewportSize({ width, height: 900 })
      await plain.goto(route.address)
      await plain.evaluate(() => document.fonts.ready)
      const own = new Set(sheetsOf(route))
      const others = new Set(kinds.flatMap(sheetsOf).filter((sheet) => !own.has(sheet)))
      expect(others.size).toBeGreaterThan(20)
      expect(await changedBy(plain, [...others])).toEqual([])
    })
