import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type KeptTexts, openKeptTexts } from '@/build/kept-texts'
import { type ReadSite, readContent } from '@/build/read-content'
import { describeProblem } from '@/content-client/content-error'
import type { WrittenSite } from '@/content-client/load-content'
import type { RawEntry } from '@/content-client/sources/source'
import { typeset } from '@/content-client/typography'
import { type Locale, locales } from '@/routing/locales'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'

let stub: ContentServiceStub
let render: KeptTexts['render']
/** What visitors read, as a service sent it. */
let whole: string
let live: WrittenSite | null

beforeAll(async () => {
  render = (await openKeptTexts()).render
})

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  stub = await startContentServiceStub()
  live = null
  whole ??= JSON.stringify((await read()).written).replaceAll(new URL(stub.url).origin, 'http://service.test')
  live = JSON.parse(whole.replaceAll('http://service.test', new URL(stub.url).origin))
})

afterEach(async () => {
  vi.restoreAllMocks()
  await stub.close()
})

const read = (): Promise<ReadSite> =>
  readContent(
    { CONTENT_SERVICE_URL: stub.url, CONTENT_SERVICE_TOKEN: stub.token },
    { pictures: 'originals', readLive: async () => live, render },
  )

const sentencesOf = ({ heldBack }: ReadSite) => heldBack.map((problem) => describeProblem({ ...problem, title: undefined }))
const entries = (name: 'articles' | 'topics' | 'redirects' | 'faq-entries', locale: Locale) => stub.content[locale].collections[name] ?? []
const article = (locale: Locale, index = 0): RawEntry => entries('articles', locale)[index] ?? {}
const published = ({ content }: ReadSite, locale: Locale, slug: unknown) =>
  content.locales[locale].articles.find((each) => each.slug === slug)

/** Something else that was published meanwhile. */
const publishPhone = () => stub.content.shell['sales-phone']?.splice(0, 1, { id: 1, phone: '+380 67 431 52 98' })

describe('a collection that has lost all of its entries at once', () => {
  const keep = (count: number) => {
    for (const locale of locales) stub.content[locale].collections.landings?.splice(count)
  }

  it('stops the release: the service was emptied, or its token lost a right', async () => {
    const count = stub.content.en.collections.landings?.length
    keep(0)
    publishPhone()
    await expect(read()).rejects.toThrow(`landings: is empty, and ${count} of its entries are live`)
  })

  it('may lose them one after another', async () => {
    keep(1)
    live = (await read()).written
    keep(0)
    expect((await read()).content.locales.en.landings).toEqual([])
  })
})

describe('an entry that cannot be published', () => {
  it('stays as visitors have it, in both languages, and everything else goes on', async () => {
    const titles = locales.map((locale) => typeset(String(article(locale).title), locale))
    Object.assign(article('en'), { title: 'Half of a change', summary: '' })
    Object.assign(article('uk'), { title: 'Половина зміни' })
    publishPhone()
    const site = await read()
    expect(locales.map((locale) => published(site, locale, article('en').slug)?.title)).toEqual(titles)
    expect(site.content.shell.salesPhone).toContain('431')
    expect(sentencesOf(site)).toEqual([`articles, entry "${article('en').slug}", locale en, field summary: is missing`])
  })

  it('is left out where it never was, and goes out once it is whole', async () => {
    const slug = 'ai/new-one'
    entries('articles', 'en').push({ ...structuredClone(article('en')), id: 901, slug, title: 'Only in English' })
    publishPhone()
    const site = await read()
    expect([published(site, 'en', slug), site.content.shell.salesPhone?.includes('431')]).toEqual([undefined, true])
    expect(sentencesOf(site)).toEqual([`articles, entry "${slug}", locale uk: the translation is missing`])
    entries('articles', 'uk').push({ ...structuredClone(article('uk')), id: 902, slug, title: 'Тепер обома мовами' })
    live = site.written
    const next = await read()
    expect([sentencesOf(next), published(next, 'en', slug)?.title]).toEqual([[], 'Only in English'])
  })

  it('stays as it is for as long as it takes', async () => {
    const { title } = article('en')
    Object.assign(article('en'), { title: null })
    for (const _release of [1, 2, 3]) {
      const site = await read()
      expect(published(site, 'en', article('en').slug)?.title).toBe(title)
      live = site.written
    }
  })

  it('stops a release where nothing of it is live yet, or what is live does not fit the rest any more', async () => {
    const gone = entries('topics', 'en').find(
      ({ slug }) => slug === article('en').topic || slug === (article('en').topic as RawEntry)?.slug,
    )
    for (const locale of locales) {
      const topics = entries('topics', locale)
      topics.splice(
        topics.findIndex(({ slug }) => slug === gone?.slug),
        1,
      )
    }
    await expect(read()).rejects.toThrow(`names "${gone?.slug}", which is not in topics`)
    live = null
    Object.assign(article('en', 1), { title: null })
    await expect(read()).rejects.toThrow(/field title\)?: is missing/)
  })
})

describe('an article that is taken down', () => {
  /** One that others link to. */
  const linked = () => {
    const bodies = locales.flatMap((locale) => entries('articles', locale).map(({ body, slug }) => ({ body: String(body), slug })))
    const slug = entries('articles', 'en')
      .map((each) => String(each.slug))
      .find((each) => bodies.some(({ body, slug: of }) => of !== each && body.includes(`](/blog/${each})`)))
    if (!slug) throw new Error('No article of the sample links to another.')
    return slug
  }

  it('is gone at once and stays so: links to it are texts, in the Markdown of the page as well, and editors get the list of them', async () => {
    const slug = linked()
    for (const locale of locales)
      entries('articles', locale).splice(
        entries('articles', locale).findIndex((each) => each.slug === slug),
        1,
      )
    const site = await read()
    expect(locales.map((locale) => published(site, locale, slug))).toEqual([undefined, undefined])
    const left = JSON.stringify(site.content.locales).match(new RegExp(`.{80}(?:href=\\\\"(?:/uk)?|\\]\\()/blog/${slug}.{20}`, 'g'))
    expect(left).toBeNull()
    expect(sentencesOf(site).every((sentence) => sentence.endsWith(`the link "/blog/${slug}" leads to no page of this site`))).toBe(true)
    expect(sentencesOf(site).length).toBeGreaterThan(1)
    // Until somebody mends them, however many releases later.
    live = site.written
    publishPhone()
    expect(sentencesOf(await read())).toEqual(sentencesOf(site))
  })

  it('takes along a redirect to it and the banner that leads to it', async () => {
    const { slug } = article('en')
    const redirect = { id: 911, slug: 'old', from: '/old-address', to: `/blog/${slug}`, permanent: true }
    for (const locale of locales) {
      entries('redirects', locale).push(structuredClone(redirect))
      stub.content[locale].singles['top-banner'] = {
        label: 'New',
        text: 'Read',
        linkText: 'it',
        link: `/blog/${slug}`,
        ...(locale === 'uk' && { label: 'Нове', text: 'Читайте', linkText: 'статтю' }),
      }
    }
    live = (await read()).written
    for (const locale of locales) entries('articles', locale).splice(0, 1)
    const { content, paths } = await read()
    expect(paths.rules.some(({ from }) => from === redirect.from)).toBe(false)
    expect(locales.map((locale) => content.locales[locale]['top-banner'])).toEqual([null, null])
  })
})
