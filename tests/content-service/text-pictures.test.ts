import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Locale } from '@/routing/locales'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'
import { readGoodSite, readSite } from '../support/read-site'

let stub: ContentServiceStub

beforeEach(async () => {
  stub = await startContentServiceStub()
})

afterEach(() => stub.close())

const service = () => ({ CONTENT_SERVICE_URL: stub.url, CONTENT_SERVICE_TOKEN: stub.token })

/** Gives an article of the service another text. Answers the slug of the article. */
function write(body: string, locale: Locale = 'en', index = 0): string {
  const article = stub.content[locale].collections.articles?.[index]
  Object.assign(article ?? {}, { body })
  return String(article?.slug)
}

describe('a picture of the content service inside a text', () => {
  it.each([
    ['by its whole address', (origin: string) => `![Night](${origin}/uploads/photograph.jpg "Seen at night")`],
    ['by its path', () => '![Night](/uploads/photograph.jpg "Seen at night")'],
    ['without its protocol', (origin: string) => `![Night](${origin.replace('http:', '')}/uploads/photograph.jpg "Seen at night")`],
    ['as HTML', () => '<figure><img src="/uploads/photograph.jpg" alt="Night"><figcaption>Seen at night</figcaption></figure>'],
  ])('is one of the site, named %s', async (_how, named) => {
    const photograph = await sharp({ create: { width: 600, height: 900, channels: 3, background: 'navy' } })
      .jpeg()
      .toBuffer()
    stub.files.set('/uploads/photograph.jpg', photograph)
    const { origin, host } = new URL(stub.url)
    const written = write(`## Start\n\n${named(origin)}`)
    const body = (await readGoodSite(service())).locales.en.articles.find(({ slug }) => slug === written)?.body
    expect(body?.html).toMatch(/<img src="\/_ipx\/f_webp,q_80,w_600\/media\/[0-9a-f]{24}\.jpg" alt="Night" width="600" height="900"/)
    expect(body?.html).toContain('<figcaption>Seen at night</figcaption></figure>')
    expect(body?.html).not.toContain(host)
    expect(body?.markdown).toMatch(/\/_ipx\/f_webp,q_80,w_600\/media\/[0-9a-f]{24}\.jpg/)
    expect(body?.markdown).not.toMatch(/uploads|127\.0\.0\.1/)
  })

  it('may stand where the service keeps its files', async () => {
    const elsewhere = await startContentServiceStub()
    const photograph = await sharp({ create: { width: 600, height: 900, channels: 3, background: 'navy' } })
      .jpeg()
      .toBuffer()
    elsewhere.files.set('/bucket/photograph.jpg', photograph)
    const { origin, host } = new URL(elsewhere.url)
    const written = write(`![Night](${origin}/bucket/photograph.jpg)`)
    const read = await readGoodSite({ ...service(), CONTENT_MEDIA_HOSTS: `media.example, ${host.toUpperCase()}` })
    await elsewhere.close()
    const body = read.locales.en.articles.find(({ slug }) => slug === written)?.body
    expect(body?.html).toMatch(/<img src="\/_ipx\/f_webp,q_80,w_600\/media\/[0-9a-f]{24}\.jpg"/)
    expect(body?.html).not.toContain(host)
  })

  it('that cannot be published is named with its text', async () => {
    const foreign =
      'stands on cdn.example, from where pictures are not taken; upload it to the content service (if that keeps its files there, add the host to CONTENT_MEDIA_HOSTS)'
    const texts = {
      '![Night](/uploads/gone.jpg)': 'the picture "/uploads/gone.jpg" does not exist',
      '<img src="/uploads/lost.jpg" alt="Night">': 'the picture "/uploads/lost.jpg" does not exist',
      '![Night](uploads/gone.jpg)': 'the picture "uploads/gone.jpg" does not exist',
      '![Night](https://cdn.example/a.jpg "At night")': `the picture "https://cdn.example/a.jpg" ${foreign}`,
      '![Night](//cdn.example/a.jpg)': `the picture "//cdn.example/a.jpg" ${foreign}`,
    }
    const expected = Object.entries(texts).map(([text, sentence], index) => {
      const slug = write(text, 'uk', index)
      const title = stub.content.uk.collections.articles?.[index]?.title
      return `“${title}” (articles, entry "${slug}", locale uk, field body): ${sentence}`
    })
    const { site, problems } = await readSite(service())
    expect(site).toBeNull()
    expect(problems.sort()).toEqual(expected.sort())
  })
})
