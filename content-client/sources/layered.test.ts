import { beforeEach, describe, expect, it } from 'vitest'
import type { RawSite } from '../read-raw'
import { collectionSchemas, singleSchemas } from '../schemas'
import { type LayeredSource, layeredSource } from './layered'
import type { RawContent } from './source'

const empty = (): RawContent =>
  ({
    collections: Object.fromEntries(Object.keys(collectionSchemas).map((name) => [name, []])),
    singles: Object.fromEntries(Object.keys(singleSchemas).map((name) => [name, null])),
  }) as unknown as RawContent

const site = (): RawSite => ({
  locales: { en: empty(), uk: empty() },
  shell: { 'social-networks': [], 'sales-phone': null, 'sales-email': [] },
})

let drafts: RawSite
let published: RawSite
let source: LayeredSource

beforeEach(() => {
  drafts = site()
  published = site()
  source = layeredSource({ upper: drafts, lower: async () => published, entriesGiveWay: 'by language' })
})

const put = (into: RawSite, locale: 'en' | 'uk', slug: string, title: string) =>
  into.locales[locale].collections.articles.push({ slug, title })
const titles = async (locale: 'en' | 'uk') => (await source.readCollection('articles', locale)).map(({ title }) => title)
const problem = { collection: 'articles', entry: 'a', locale: 'en', field: 'title', reason: 'is missing' } as const

describe('drafts', () => {
  it('are what is shown as long as nothing is wrong with them', async () => {
    put(drafts, 'en', 'a', 'draft')
    put(published, 'en', 'a', 'published')
    expect(await titles('en')).toEqual(['draft'])
  })

  it('with a mistake give way to what is published, in that language alone', async () => {
    for (const locale of ['en', 'uk'] as const) {
      put(drafts, locale, 'a', 'draft')
      put(published, locale, 'a', 'published')
    }
    expect(source.isOfUpper(problem)).toBe(true)
    expect(source.yieldFor([problem, { ...problem, field: 'summary' }])).toBe(true)
    expect([await titles('en'), await titles('uk')]).toEqual([['published'], ['draft']])
    expect(source.isOfUpper(problem)).toBe(false)
  })

  it('that were never published give way to the other language, and are read as texts of that one', async () => {
    put(drafts, 'uk', 'a', 'чернетка')
    source.yieldFor([problem])
    expect([await titles('en'), await titles('uk')]).toEqual([['чернетка'], ['чернетка']])
    expect((['en', 'uk'] as const).map((locale) => source.languageOf?.(problem.collection, locale, 'a'))).toEqual(['uk', 'uk'])
  })

  it('are left out in every language once nothing is left that could stand for them', async () => {
    put(drafts, 'uk', 'a', 'чернетка')
    put(drafts, 'en', 'b', 'another')
    source.yieldFor([problem])
    await titles('en')
    source.yieldFor([problem])
    expect([await titles('en'), await titles('uk')]).toEqual([['another'], []])
    expect(source.yieldFor([problem])).toBe(false)
  })

  it('that a page needs and nobody wrote are taken from what is published', async () => {
    for (const locale of ['en', 'uk'] as const) put(published, locale, 'a', 'published')
    source.yieldFor([{ collection: 'articles', entry: 'a', reason: 'is missing; a fixed page of the site needs it' }])
    expect([await titles('en'), await titles('uk')]).toEqual([['published'], ['published']])
  })

  it('of a record that stands alone give way, too; a collection as a whole cannot', async () => {
    drafts.locales.en.singles.organisation = { name: 'draft' }
    published.locales.en.singles.organisation = { name: 'published' }
    expect(await source.readSingle('organisation', 'en')).toEqual({ name: 'draft' })
    expect(source.yieldFor([{ collection: 'organisation', locale: 'en', reason: 'is wrong' }])).toBe(true)
    expect(await source.readSingle('organisation', 'en')).toEqual({ name: 'published' })
    expect(source.yieldFor([{ collection: 'cases', reason: 'is empty' }])).toBe(false)
  })

  it('of the shell that could not be read are missed as a failing service is', async () => {
    expect(await source.readShell('sales-email')).toEqual([])
    await expect(source.readShell('sales-phone')).rejects.toThrow('could not be read')
  })
})
