import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pngChunk } from '@/build/pictures/mend-png'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'
import { readGoodSite, readSite } from '../support/read-site'

let stub: ContentServiceStub

beforeEach(async () => {
  stub = await startContentServiceStub()
})

afterEach(() => stub.close())

const service = () => ({ CONTENT_SERVICE_URL: stub.url, CONTENT_SERVICE_TOKEN: stub.token })

/** Gives an article of the service another cover. */
function setCover(url: string, index = 0): void {
  const article = stub.content.en.collections.articles?.[index]
  Object.assign(article ?? {}, { cover: { url, alternativeText: 'A photograph' } })
}

const articleAt = (index: number) => stub.content.en.collections.articles?.[index] ?? {}

/** A photograph taken upright: its pixels lie on their side and EXIF says so. Nobody has seen it before: no cache knows it. */
const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: randomInt(256), g: randomInt(256), b: randomInt(256) } } })
    .withExif({ IFD0: { Artist: 'Somebody with a name' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe('a picture of the content service', () => {
  it('becomes one of the site, upright and in its real size', async () => {
    stub.files.set('/uploads/photograph.jpg', await photograph())
    setCover('/uploads/photograph.jpg')
    const { articles } = (await readGoodSite(service())).locales.en
    const cover = articles.find(({ slug }) => slug === articleAt(0).slug)?.cover
    expect(cover).toMatchObject({ width: 600, height: 900, alternativeText: 'A photograph', tint: expect.stringMatching(/^[0-5][0-8]$/) })
    const [, file = ''] = /^\/_ipx\/f_webp,q_80,w_600\/media\/([0-9a-f]{24}\.jpg)$/.exec(cover?.url ?? '') ?? []
    expect(existsSync(join('.cache/pictures/originals', file))).toBe(true)
    expect(cover?.raster?.original).toBe(`media/${file}`)
  })
})

type Broken = { what: string; url: string; file?: () => Promise<Buffer | string>; reason: string }

const broken: Broken[] = [
  { what: 'missing', url: '/uploads/gone.jpg', reason: 'does not exist' },
  { what: 'damaged', url: '/uploads/a.jpg', file: async () => (await photograph()).subarray(0, 2_000), reason: 'is damaged or no picture' },
  { what: 'a page', url: '/uploads/b.jpg', file: async () => Buffer.from('<!doctype html><p>Sign in'), reason: 'is damaged or no picture' },
  {
    what: 'a bomb of pixels',
    url: '/uploads/c.png',
    file: async () => emptyPng(30_000, 30_000),
    reason: 'has 30000 × 30000 pixels; 64000000 pixels are the most',
  },
  {
    what: 'a bomb of bytes',
    url: '/uploads/d.jpg',
    file: async () => Buffer.alloc(25_000_001),
    reason:
      'could not be fetched: the content service answered with more than 25000000 bytes, and those are the most; shorten what it holds',
  },
  {
    what: 'a way to another host',
    url: '/uploads/e.jpg',
    file: async () => 'http://169.254.169.254/secret',
    reason:
      'could not be fetched: the content service leads on to 169.254.169.254 (302), where the build does not follow; use an address that answers itself',
  },
  {
    what: 'a drawing that takes too long to tidy',
    url: '/uploads/f.svg',
    file: async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<path d="M0 0h9"/>'.repeat(30_000)}</svg>`),
    reason: 'is a drawing of 540064 bytes, and 500000 are the most; simplify it, or save it as PNG or WebP',
  },
  {
    what: 'on another host',
    url: 'http://169.254.169.254/a.jpg',
    reason:
      'stands on 169.254.169.254, from where pictures are not taken; upload it to the content service (if that keeps its files there, add the host to CONTENT_MEDIA_HOSTS)',
  },
]

describe('pictures that cannot be published', () => {
  it('stop the build, and each is named with what is wrong with it', async () => {
    for (const [index, { url, file }] of broken.entries()) {
      if (file) stub.files.set(url, await file())
      setCover(url, index)
    }
    const { site, problems } = await readSite(service())
    const expected = broken.map(({ what, url, reason }, index) => {
      const { title, slug } = articleAt(index)
      const place = `“${title}” (articles, entry "${slug}", locale en, field cover)`
      return [what, `${place}: the picture "${new URL(url, stub.url).href}" ${reason}`]
    })
    expect(expected.filter(([, sentence = '']) => !problems.includes(sentence))).toEqual([])
    expect({ site, problems: problems.length }).toEqual({ site: null, problems: broken.length })
  })
})

/** A small file that unpacks to a picture of one colour, however large. */
function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * 100))
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND')])
}
