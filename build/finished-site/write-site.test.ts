import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cacheControl } from '@/routing/caching'
import { folderOf } from '@/routing/release/releases'
import { filesFolder, readSiteManifest, type SiteManifest, tagOf } from '@/routing/release/site-manifest'
import { filesOfBuild, finishFakeSite } from '@/tests/support/fake-build'
import { createFakeSite, type FakeSite } from '@/tests/support/fake-releases'

let site: FakeSite
let folder: string

beforeEach(async () => {
  site = await createFakeSite()
  folder = folderOf(await site.release(1, filesOfBuild('first')))
})

afterEach(() => site.remove())

async function finish(limit?: number): Promise<SiteManifest> {
  await finishFakeSite('20260101T000000Z-aaaaaaaa', limit)
  const manifest = await readSiteManifest({ folder })
  if (!manifest) throw new Error('There is no list.')
  return manifest
}

const read = (file: string) => readFile(join(filesFolder({ folder }), file))

describe('the files of a finished site', () => {
  it('are named as static hosts look for them', async () => {
    const { answers } = await finish()
    const files = ['/', '/contacts', '/uk', '/page-not-found', '/uk/page-not-found', '/robots.txt'].map((address) => answers[address]?.file)
    expect(files).toEqual(['index.html', 'contacts.html', 'uk.html', '404.html', 'uk/404.html', 'robots.txt'])
    expect(answers['/contacts/__next._tree.txt']).toMatchObject({ kind: 'data', file: 'contacts/__next._tree.txt' })
    expect(answers['/_next/static/first.js']?.file).toBe('_next/static/first.js')
    for (const { file, size } of Object.values(answers)) expect((await read(file)).length).toBe(size)
  })

  it('are compressed to the same bytes, where that makes them smaller', async () => {
    const { answers } = await finish()
    expect(answers['/sounds/noise.mp3']?.encodings).toEqual({})
    const compressed = Object.values(answers).filter(({ encodings }) => encodings.gzip)
    expect(compressed.length).toBeGreaterThan(10)
    for (const { file, encodings } of compressed) {
      const [plain, br, gzip] = [await read(file), await read(`${file}.br`), await read(`${file}.gz`)]
      expect([brotliDecompressSync(br).equals(plain), gunzipSync(gzip).equals(plain)]).toEqual([true, true])
      expect(encodings).toEqual({ br: br.length, gzip: gzip.length })
    }
  })

  it('are compressed once for all builds, and kept as long as one needs them', async () => {
    expect((await finishFakeSite('20260101T000000Z-aaaaaaaa')).compressed).toBeGreaterThan(10)
    const second = await site.release(2, filesOfBuild('second'))
    // Another home with its data and tree, another script and other rows, each in two ways.
    expect((await finishFakeSite(second)).compressed).toBe(10)
    expect((await stat(join(filesFolder({ folder }), 'uk.html.br'))).nlink).toBe(3)
  })

  it('of a large site are only compressed, and so are its pages in the folder of Next.js', async () => {
    const { answers } = await finish(0)
    for (const address of ['/contacts', '/contacts.txt', '/_next/static/rows/first.js'])
      expect(answers[address]).toMatchObject({ isPlain: false, encodings: { gzip: expect.any(Number) } })
    expect(answers['/_next/static/first.js']).toMatchObject({ isPlain: true, encodings: { br: expect.any(Number) } })
    const gone = [
      'site/files/contacts.html',
      'site/files/contacts.html.br',
      '.next/server/app/en/contacts.html',
      '.next/static/rows/first.js',
    ]
    for (const file of gone) expect(existsSync(join(folder, file)), file).toBe(false)
    expect(gunzipSync(await read('contacts.txt.gz')).toString()).toContain('data of /en/contacts')
  })
})

it('lists of everything a large site has are kept like its pages, and everything else as it is', async () => {
  const files = { ...filesOfBuild('second'), '.next/static/everything.json': '{"page":1}\n'.repeat(100_000) }
  const second = await site.release(2, files)
  await finishFakeSite(second, 0)
  const answers = (await readSiteManifest({ folder: folderOf(second) }))?.answers
  expect(['/_next/static/everything.json', '/_next/static/second.js'].map((address) => answers?.[address]?.isPlain)).toEqual([false, true])
})

describe('the list of a finished site', () => {
  it('says what is sent with an answer', async () => {
    const { answers, headers } = await finish()
    const said = (address: string) => headers[answers[address]?.headers ?? -1]
    const vary = 'Accept-Encoding'
    expect(said('/')).toMatchObject({ 'cache-control': cacheControl.entrance, 'content-security-policy': "frame-ancestors 'none'", vary })
    expect(said('/blog/definition-of-done')).toMatchObject({ 'cache-control': cacheControl.page })
    expect([answers['/blog/not-found']?.status, said('/blog/not-found')]).toEqual([
      404,
      expect.objectContaining({ 'cache-control': cacheControl.missing }),
    ])
    expect(said('/contacts.txt')).toMatchObject({ 'cache-control': cacheControl.page, vary, 'x-robots-tag': 'noindex' })
    expect(said('/_next/static/first.js')).toMatchObject({
      ...{ 'cache-control': cacheControl.immutable, vary: 'Accept-Encoding' },
      ...{ 'content-security-policy': expect.stringContaining("default-src 'none'"), 'x-content-type-options': 'nosniff' },
    })
    expect(answers['/_ipx/f_webp,w_64/images/a.jpg']?.type).toBe('image/webp')
  })

  it('has another validator for other bytes, whichever way they differ', async () => {
    const { answers } = await finish()
    const [home, contacts] = [answers['/'], answers['/contacts']]
    if (!home || !contacts) throw new Error('There are no pages.')
    const tags = [home, contacts].flatMap((answer) => [tagOf(answer, undefined), tagOf(answer, 'br'), tagOf(answer, 'gzip')])
    expect(tags.filter((tag) => /^"[\w-]+"$/.test(tag))).toHaveLength(6)
    expect(new Set(tags).size).toBe(6)
  })

  it('has nothing the site would answer in another way', async () => {
    await site.release(2, filesOfBuild('second', ['/en/secret']))
    await expect(finishFakeSite('20260102T000000Z-aaaaaaaa')).rejects.toThrow(
      'The build has /secret (page), which the site would answer as missing; see routing/decide.ts.',
    )
  })
})
