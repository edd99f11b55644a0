import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findPage, getPages } from '@/app/_page/page-table'
import { toMetadata } from '@/app/_page/to-metadata'
import { siteUrl } from '@/app/_site/site-url'
import { drawVariant } from '@/build/pictures/draw-variant'
import { originalFile } from '@/build/pictures/folders'
import { listVariants } from '@/build/pictures/list-variants'
import { listCards } from '@/build/share-pictures/list-cards'
import { toSite } from '@/build/site-words'
import { writeSnapshot } from '@/content-client/snapshot'
import { pathOf } from '@/routing/routes'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'
import { promisedBy, type SharePicture, wrongSharePicture } from '../support/picture-rules'
import { readSite } from '../support/read-site'

const words = toSite('en')
let stub: ContentServiceStub
let folder: string

beforeEach(async () => {
  stub = await startContentServiceStub()
  folder = await mkdtemp(join(tmpdir(), 'share-pictures-'))
})

afterEach(() => Promise.all([stub.close(), rm(folder, { recursive: true })]))

/** Gives the first article a picture for messengers and prepares the content; answers how the head of its page names the picture. */
async function choosePicture(width: number, height: number): Promise<{ path: string; picture: SharePicture }> {
  const photograph = sharp({ create: { width, height, channels: 3, background: '#345' } })
  stub.files.set('/uploads/photograph.png', await photograph.png().toBuffer())
  const [article] = stub.content.en.collections.articles ?? []
  Object.assign(article ?? {}, { seo: { image: { url: '/uploads/photograph.png', alternativeText: 'A photograph' } } })
  const { site, problems } = await readSite({ CONTENT_SERVICE_URL: stub.url, CONTENT_SERVICE_TOKEN: stub.token })
  if (!site) throw new Error(problems.join('\n'))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  await writeSnapshot(site.content)
  const page = await findPage(words, { name: 'blog/article', slug: String(article?.slug) })
  if (!page) throw new Error('The article has no page.')
  const { images } = toMetadata(page, { locale: 'en', company: 'Company', feedTitle: 'Articles' }).openGraph ?? {}
  const { url, ...said } = images as { url: string; width: number; height: number; type: string }
  const picture = { address: url.slice(siteUrl.length), width: `${said.width}`, height: `${said.height}`, type: said.type }
  return { path: `/blog/${article?.slug}`, picture }
}

it.each<[string, [number, number], [number, number]]>([
  ['cut to the size of a card', [1600, 1600], [1200, 630]],
  ['whole where it is smaller than a card', [800, 400], [800, 400]],
])('a picture an editor chose for messengers is a JPEG, %s, and no card is drawn', async (_how, original, shown) => {
  const { path, picture } = await choosePicture(...original)
  expect(wrongSharePicture(picture, { locale: 'en', path })).toBe(false)
  expect([picture.width, picture.height]).toEqual(shown.map(String))
  expect((await listCards(words)).filter(({ address }) => address.endsWith(`${path}.png`))).toEqual([])

  const answers = join(folder, 'server', 'app')
  await mkdir(answers, { recursive: true })
  await writeFile(join(answers, 'page.html'), `<meta property="og:image" content="${siteUrl}${picture.address}"/>`)
  const [variant, ...others] = await listVariants(folder)
  expect(others).toEqual([])
  const bytes = await readFile(originalFile(variant?.path ?? '') ?? '')
  const { format, width, height } = await sharp((await drawVariant(bytes, variant?.modifiers ?? {})).file).metadata()
  expect({ format, width, height }).toEqual(promisedBy(picture.address, { width: original[0], height: original[1] }))
  expect({ width, height }).toEqual({ width: shown[0], height: shown[1] })
})

it('a picture of another page, of another kind or of another size than is said is found wrong', async () => {
  const { path, picture } = await choosePicture(1600, 1600)
  const [other] = (await getPages(words)).filter(({ target }) => pathOf(target) !== path)
  const wrong: SharePicture[] = [
    { ...picture, type: 'image/png' },
    { ...picture, height: '600' },
    { ...picture, address: picture.address.replace('f_jpeg', 'f_webp') },
    { address: `/og/en${pathOf(other?.target ?? 'index')}.jpg`, width: '1200', height: '630', type: 'image/jpeg' },
    { address: `/og/en${path}.jpg`, width: '1200', height: '600', type: 'image/jpeg' },
  ]
  expect(wrong.filter((each) => !wrongSharePicture(each, { locale: 'en', path }))).toEqual([])
})
