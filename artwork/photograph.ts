import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

/** Drawn at twice the size and scaled down: text in perspective comes out smoother than the browser draws it. */
const scale = 2

/** A master: the build makes its sizes, and they blur what is already blurred. */
export const encoding = { quality: 93, effort: 6, smartSubsample: true } as const

type Size = { width: number; height: number }
export type Photograph = (html: string, size: Size) => Promise<Buffer>

/** Opens one browser for everything that `use` photographs. */
export async function withCamera<Result>(use: (photograph: Photograph) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--force-color-profile=srgb'],
  })
  try {
    return await use(async (html, viewport) => {
      const page = await browser.newPage({ viewport, deviceScaleFactor: scale })
      await page.setContent(html)
      await page.evaluate(() => document.fonts.ready)
      const picture = await page.screenshot({ omitBackground: true })
      await page.close()
      return picture
    })
  } finally {
    await browser.close()
  }
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
