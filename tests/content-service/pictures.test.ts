import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'
import { createSiteFolder, type SiteFolder } from '../support/run-script'

let stub: ContentServiceStub
let site: SiteFolder

beforeEach(async () => {
  stub = await startContentServiceStub()
  site = await createSiteFolder()
})

afterEach(async () => {
  await Promise.all([stub.close(), site.remove()])
})

const prepare = () => site.run('prepare', { CONTENT_SERVICE_URL: stub.url, CONTENT_SERVICE_TOKEN: stub.token })

function setCover(url: string): void {
  const [article] = stub.content.en.collections.articles ?? []
  Object.assign(article ?? {}, { slug: article?.slug, cover: { url, alternativeText: 'A photograph' } })
}

const coveredArticle = () => String(stub.content.en.collections.articles?.[0]?.slug)

/** A photograph taken upright: its pixels lie on their side and EXIF says so. */
const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#204080' } })
    .withExif({ IFD0: { Artist: 'Somebody with a name' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe('a picture of the content service', () => {
  it('becomes one of the site, upright and in its real size', async () => {
    stub.files.set('/uploads/photograph.jpg', await photograph())
    setCover('/uploads/photograph.jpg')
    expect(await prepare()).toMatchObject({ code: 0, stderr: '' })
    const { articles } = (await site.readSnapshot()).locales.en
    const cover = articles.find(({ slug }) => slug === coveredArticle())?.cover
    expect(cover).toMatchObject({ width: 600, height: 900, alternativeText: 'A photograph', tint: expect.stringMatching(/^[0-5][0-8]$/) })
    const [, file = ''] = /^\/_ipx\/f_webp,q_80,w_600\/media\/([0-9a-f]{24}\.jpg)$/.exec(cover?.url ?? '') ?? []
    expect(await site.has(`.cache/pictures/originals/${file}`)).toBe(true)
    expect(cover?.raster?.original).toBe(`media/${file}`)
  })

  it('may stand inside a text', async () => {
    stub.files.set('/uploads/photograph.jpg', await photograph())
    const [article] = stub.content.en.collections.articles ?? []
    Object.assign(article ?? {}, { body: `## Start\n\n![Night](${new URL(stub.url).origin}/uploads/photograph.jpg "Seen at night")` })
    expect(await prepare()).toMatchObject({ code: 0, stderr: '' })
    const { body } = (await site.readSnapshot()).locales.en.articles.find(({ slug }) => slug === coveredArticle()) ?? {}
    expect(body?.html).toMatch(/<img src="\/_ipx\/f_webp,q_80,w_600\/media\/[0-9a-f]{24}\.jpg" alt="Night" width="600" height="900"/)
    expect(body?.html).not.toContain(stub.url.replace('/api', ''))
  })
})

describe('a picture that cannot be published stops the build', () => {
  it.each([
    ['missing', '/uploads/gone.jpg', null, 'does not exist'],
    ['damaged', '/uploads/a.jpg', async () => (await photograph()).subarray(0, 2_000), 'is damaged or no picture'],
    ['no picture', '/uploads/a.jpg', async () => Buffer.from('<!doctype html><title>Sign in</title>'), 'is damaged or no picture'],
    ['a bomb of pixels', '/uploads/a.png', async () => emptyPng(30_000, 30_000), 'has 30000 × 30000 pixels; 64000000 pixels are the most'],
    ['a bomb of bytes', '/uploads/a.jpg', async () => Buffer.alloc(25_000_001), 'has more than 25000000 bytes, and those are the most'],
    ['a way to another host', '/uploads/a.jpg', async () => 'http://169.254.169.254/secret', 'could not be fetched (no answer)'],
    [
      'on another host',
      'http://169.254.169.254/a.jpg',
      null,
      'stands on 169.254.169.254, from where pictures are not taken; upload it to the content service',
    ],
  ] satisfies [string, string, (() => Promise<Buffer | string>) | null, string][])('%s', async (_what, url, file, reason) => {
    if (file) stub.files.set(url, await file())
    setCover(url)
    const { code, stderr } = await prepare()
    const address = new URL(url, stub.url).href
    expect(stderr).toContain(`articles, entry "${coveredArticle()}", locale en, field cover: the picture "${address}" ${reason}\n`)
    expect(code).toBe(1)
    expect(await site.has('.content/site.json')).toBe(false)
  })
})

/** A small file that unpacks to a picture of one colour, however large. */
function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * 100))
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(checksum(body), body.length + 4)
  return frame
}

function checksum(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return (value ^ 0xffffffff) >>> 0
}
