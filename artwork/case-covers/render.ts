import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { locales } from '../../routing/locales'
import { type CaseCover, height, width } from './cover'
import { caseCovers } from './index'

/** Drawn at twice the size and scaled down: text in perspective comes out smoother than the browser draws it. */
const scale = 2

const encoding = { quality: 84, effort: 6, smartSubsample: true } as const

/** Every cover in every language at 1400 and at 700 px, by file name. */
export async function renderCaseCovers(browser: Browser): Promise<Map<string, Buffer>> {
  const styles = `${await readFonts()}${await readFile(new URL('screens.css', import.meta.url), 'utf8')}`
  const pictures = new Map<string, Buffer>()
  for (const cover of caseCovers) {
    for (const locale of locales) {
      const picture = await photograph(browser, toPage(cover, locale, styles))
      const name = `cases/${cover.name}.${locale}`
      pictures.set(`${name}.webp`, await sharp(picture).resize(width).webp(encoding).toBuffer())
      pictures.set(`${name}-700.webp`, await sharp(picture).resize(700).webp(encoding).toBuffer())
    }
  }
  return pictures
}

function toPage({ scene, screens, css }: CaseCover, locale: (typeof locales)[number], styles: string): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>${styles}${css}</style>
    <svg class="scene" viewBox="0 0 ${width} ${height}">${scene}</svg>${screens[locale]}`
}

async function photograph(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await page.close()
  return picture
}

/** The site's own fonts inside the style sheet, so that a page without an address can use them. */
async function readFonts(): Promise<string> {
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
