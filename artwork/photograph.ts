import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

/** Drawn at twice the size and scaled down: text in perspective comes out smoother than the browser draws it. */
const scale = 2

export const encoding = { quality: 84, effort: 6, smartSubsample: true } as const

export async function photograph(browser: Browser, html: string, viewport: { width: number; height: number }): Promise<Buffer> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await page.close()
  return picture
}

/** The site's own fonts inside the style sheet, so that a page without an address can use them. */
export async function readFonts(): Promise<string> {
  const ranges = {
    latin: 'U+0000-00FF, U+2000-206F, U+2212',
    'latin-ext': 'U+0100-02BA',
    cyrillic: 'U+0400-045F, U+0490-0491',
    'cyrillic-ext': 'U+20B4',
  }
  const faces = ['Manrope', 'Unbounded'].flatMap((family) =>
    Object.entries(ranges).map(async ([subset, range]) => {
      const name = family.toLowerCase()
      const file = join(process.cwd(), 'node_modules', '@fontsource-variable', name, 'files', `${name}-${subset}-wght-normal.woff2`)
      const data = (await readFile(file)).toString('base64')
      return `@font-face { font-family: '${family} Variable'; font-weight: 200 900; unicode-range: ${range}; src: url(data:font/woff2;base64,${data}); }\n`
    }),
  )
  return (await Promise.all(faces)).join('')
}
