import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RawEntry } from '@/content-client/sources/source'
import { type Locale, locales } from '@/routing/locales'
import { readEmbeddedContent } from '../support/memory-content'
import { type PreviewInstance, startPreviewInstance } from '../support/preview-instance'

let preview: PreviewInstance

beforeAll(async () => {
  preview = await startPreviewInstance()
})

afterAll(() => preview?.stop())

beforeEach(async () => Object.assign(preview.stub.drafts, await readEmbeddedContent()))

const draft = (locale: Locale, index = 0): RawEntry => preview.stub.drafts[locale].collections.articles?.[index] ?? {}
const newest = () => ({ collection: 'articles', slug: String(draft('en').slug) }) as const
const never = { collection: 'articles', slug: 'ai/never-published' } as const

/** Saves an article nobody has published. */
function write(changes: Partial<Record<Locale, object>>, from: readonly Locale[] = locales): void {
  for (const locale of from)
    preview.stub.drafts[locale].collections.articles?.push({ ...structuredClone(draft(locale)), slug: never.slug, ...changes[locale] })
}

describe('an editor who opens a draft', () => {
  it.each([
    ['en', 'A title of this minute', '/blog/', 'Draft preview'],
    ['uk', 'Заголовок цієї хвилини', '/uk/blog/', 'Перегляд чернетки'],
  ] as const)('sees what was saved and not published, in the language %s', async (locale, title, prefix, bar) => {
    Object.assign(draft(locale), { title })
    const { status, address, text } = await preview.open(newest(), locale)
    expect([status, address]).toEqual([200, prefix + newest().slug])
    expect(text).toContain(`>${title}</h1>`)
    expect(text).toMatch(new RegExp(`<body[^>]*><draft-bar role="region" aria-label="${bar}">`))
    expect(text).toContain(`<a href="${locale === 'en' ? '/uk' : ''}/blog/${newest().slug}" hrefLang="${locale === 'en' ? 'uk' : 'en'}"`)
  })

  it('sees an article that was never published, and its lists with it', async () => {
    const today = { published: '2099-01-01' }
    write({ en: { title: 'Nobody has read this', ...today }, uk: today })
    const { status, text, cookie } = await preview.open(never)
    expect(status).toBe(200)
    expect(text).toContain('>Nobody has read this</h1>')
    expect((await preview.get('/blog', { cookie })).text).toContain('Nobody has read this')
    expect((await preview.get('/uk/blog/ai/never-written', { cookie })).status).toBe(404)
  })

  it('sees a person, a question and the company where they stand', async () => {
    Object.assign(preview.stub.drafts.uk.collections.people?.[0] ?? {}, { name: 'Нова Людина' })
    const home = await preview.open({ collection: 'people', slug: 'anybody' }, 'uk')
    expect(home.address).toBe('/uk#team')
    expect(home.text).toContain('Нова Людина')
    expect((await preview.open({ collection: 'sales-phone', slug: '' })).address).toBe('/contacts')
  })

  it('sees the pictures of the service, by a policy that names it and is as strict as ever', async () => {
    const { origin } = new URL(preview.stub.url)
    Object.assign(draft('en'), { body: `## Start\n\n![A cover](${origin}/images/readme/home.webp)` })
    const { text, headers } = await preview.open(newest())
    expect(text).toContain(`src="${origin}/images/readme/home.webp"`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`img-src 'self' data: ${origin};`)
    expect(policy).toMatch(/script-src 'self' 'sha256-.*require-trusted-types-for 'script'/)
    expect(policy).not.toContain('unsafe')
  })
})

describe('a draft with a mistake', () => {
  it('is answered with what is wrong with it, and every other page goes on', async () => {
    Object.assign(draft('en'), { title: null })
    Object.assign(draft('en', 1), { body: '![A planet](/images/gone.png)' })
    const { status, text, cookie } = await preview.open(newest())
    expect(status).toBe(422)
    expect(text).toContain(`articles, entry &quot;${newest().slug}&quot;, locale en, field title`)
    expect(text).not.toContain('gone.png')
    const other = await preview.get(`/blog/${draft('en', 1).slug}`, { cookie })
    expect(other.text).toContain('the picture &quot;/images/gone.png&quot; does not exist')
    expect(text).toContain('<draft-bar')
    expect((await preview.get('/blog', { cookie })).status).toBe(200)
    expect((await preview.open(newest(), 'uk')).status).toBe(200)
  })

  it('of an article that was never published is told, and the lists are without it', async () => {
    write({ en: { summary: '', title: 'Not yet' }, uk: { summary: '' } })
    const { status, text, cookie } = await preview.open(never)
    expect(status).toBe(422)
    expect(text).toContain('field summary')
    expect((await preview.get('/blog', { cookie })).text).not.toContain('Not yet')
  })

  it('without its translation is shown in the language it has', async () => {
    write({ en: { title: 'Only in English' } }, ['en'])
    const english = await preview.open(never)
    const ukrainian = await preview.open(never, 'uk')
    expect([english.status, ukrainian.status]).toEqual([200, 422])
    expect(english.text).toContain('>Only in English</h1>')
    expect(ukrainian.text).toContain('the translation is missing')
  })
})
