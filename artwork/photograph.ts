import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { families, fontFile } from '@/build/fonts/families'

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
  const faces = families.map(async (family) => {
    const data = (await readFile(fontFile(family))).toString('base64')
    return `@font-face { font-family: '${family.name} Variable'; font-weight: 200 900; src: url(data:font/woff2;base64,${data}); }\n`
  })
  return (await Promise.all(faces)).join('')
}
