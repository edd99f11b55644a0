import { readFile } from 'node:fs/promises'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawVariant } from '@/build/pictures/draw-variant'
import { originalFile } from '@/build/pictures/folders'
import { pictureImporter } from '@/build/pictures/import-picture'
import { Picture } from '@/components/primitives/picture'
import { limits } from '@/content-client/limits'
import { parseVariant } from '@/routing/pictures'
import { launchOptions } from '../support/chromium'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'
import { type LiveSite, startLiveSite } from '../support/live-site'
import { readEmbeddedContent } from '../support/memory-content'
import { take } from '../support/photographs'
import { findPlaces, type PicturePlace, placePictures } from '../support/placed-photographs'

const wide = { width: 90, height: 60 }
const tall = { width: 60, height: 90 }
const large = (size: typeof wide) => [size.width * 16, size.height * 16] as const

/** As editors upload them: cameras turn their files, agencies send them for print, and names are in Ukrainian. */
const uploads: Record<string, () => Promise<Buffer>> = {
  'wide.jpg': () =>
    take(wide)
      .resize(...large(wide))
      .jpeg()
      .toBuffer(),
  'Портрет Ганни (2).JPG': () =>
    take(tall, 6)
      .resize(...large(wide))
      .jpeg()
      .toBuffer(),
  'tall.png': () =>
    take(tall)
      .resize(...large(tall))
      .ensureAlpha()
      .png()
      .toBuffer(),
  'для друку.jpg': () =>
    take(wide)
      .resize(...large(wide))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
  'tall.webp': () =>
    take(tall)
      .resize(...large(tall))
      .webp()
      .toBuffer(),
  'small.jpg': () => take(wide).jpeg().toBuffer(),
}

const pages = ['', 'portfolio', 'portfolio/dobrokava', 'blog', 'blog/definition-of-done', 'services/technical-audit', 'contacts']
const widths = [360, 768, 1280, 1920]

/** Of all pictures of the content. */
const paths = JSON.stringify(await readEmbeddedContent()).match(/\/images\/[\w./-]+/g) ?? []

let service: ContentServiceStub
let site: LiveSite
let browser: Browser
let pictures: Awaited<ReturnType<ReturnType<typeof pictureImporter>>>[]

beforeAll(async () => {
  service = await startContentServiceStub()
  for (const [name, make] of Object.entries(uploads)) service.files.set(encodeURI(`/uploads/${name}`), await make())
  const read = pictureImporter({ serviceUrl: service.url, kind: 'variants', limits, onRead: () => undefined })
  const { origin } = new URL(service.url)
  pictures = await Promise.all(Object.keys(uploads).map((name) => read(`${origin}/uploads/${name}`)))
  site = await startLiveSite({})
  browser = await chromium.launch(launchOptions())
})

afterAll(async () => {
  await browser?.close()
  await site?.end('SIGTERM')
  await service?.close()
})

describe.each(widths)('photographs in place of all pictures, in a window %i pixels wide,', (width) => {
  it.each(pages)('fit into /%s', async (path) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true, reducedMotion: 'reduce' })
    await answerWithVariants(context)
    const page = await context.newPage()
    await page.goto(`${site.address}/${path}`)
    // What is not in sight is laid out, too.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    const places = await page.evaluate(findPlaces, [...new Set(paths)])
    expect(places.length).toBeGreaterThan(0)
    // Each place has every kind in turn, in one or another window and page.
    const markup = places.map((place, at) => render(place, at + widths.indexOf(width) + pages.indexOf(path)))
    expect(await page.evaluate(placePictures, markup)).toEqual([])
    await context.close()
  })
})

function render({ className, sizes, crop }: PicturePlace, at: number): string {
  const file = pictures[at % pictures.length]
  if (!file) throw new Error('There is no photograph.')
  const [, , width, height] = crop?.split('_').map(Number) ?? []
  const phone = width && height ? { ratio: width / height, position: 0.5 } : undefined
  const picture = { ...file, alternativeText: Object.keys(uploads)[at % pictures.length] ?? '' }
  return renderToStaticMarkup(createElement(Picture, { picture, sizes, className, span: 'page', ...(phone && { phone }) }))
}

/** What a release with these uploads would have drawn. */
const answerWithVariants = (context: BrowserContext) =>
  context.route('**/_ipx/**/media/*', async (route) => {
    const { path = '', modifiers = {} } = parseVariant(new URL(route.request().url()).pathname) ?? {}
    const { file } = await drawVariant(await readFile(originalFile(path) ?? path), modifiers)
    await route.fulfill({ path: file, contentType: `image/${modifiers.f}` })
  })
