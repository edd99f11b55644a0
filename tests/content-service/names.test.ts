import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { toJsonFeed, toRss } from '@/app/_crawlers/feed'
import { buildSitemap } from '@/app/_crawlers/site-sitemap'
import { findPage, getPages } from '@/app/_page/page-table'
import { StructuredData } from '@/app/_page/structured-data'
import { toMetadata } from '@/app/_page/to-metadata'
import { absolute } from '@/app/_site/site-url'
import { listCards } from '@/build/share-pictures/list-cards'
import { toSite } from '@/build/site-words'
import { loadContent } from '@/content-client/load-content'
import { withoutInvisible } from '@/content-client/schemas/characters'
import { writeSnapshot } from '@/content-client/snapshot'
import type { SiteContent } from '@/content-client/types'
import { typesetLines, withoutJoiners } from '@/content-client/typography'
import { markdownTwin, sharePicture } from '@/routing/crawler-addresses'
import { pathOf } from '@/routing/routes'
import { hostileNames, hostileSegments, hostileSlugs } from '../support/hostile-names'
import { memorySource } from '../support/memory-content'
import { readGoodSite } from '../support/read-site'
import { runs } from '../support/runs'
import { smallContent, smallOptions } from '../support/small-content'

const site = toSite('en')
let folder: string
let embedded: SiteContent

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'names-'))
  embedded = await readGoodSite()
})

afterAll(() => rm(folder, { recursive: true }))

type Names = { company: string; title: string; slug: string; segment: string }

/** The embedded content with one more article, service, case and topic, validated, and another company. */
async function publish({ company, title, slug, segment }: Names): Promise<void> {
  const content = smallContent()
  for (const { collections, singles } of [content.en, content.uk]) {
    Object.assign(singles.organisation ?? {}, { name: company })
    Object.assign(collections.articles?.[0] ?? {}, { title, slug, topic: segment })
    Object.assign(collections.services?.[0] ?? {}, { title, shortTitle: title, slug: segment, cases: [slug] })
    Object.assign(collections.cases?.[0] ?? {}, { title, client: company, slug, services: [segment] })
    Object.assign(collections.topics?.[0] ?? {}, { title, slug: segment })
    Object.assign(collections.authors?.[0] ?? {}, { name: title })
  }
  const { locales } = await loadContent({ ...smallOptions(memorySource(content)), required: {} })
  const merged = (['en', 'uk'] as const).map((locale) => {
    const own = embedded.locales[locale]
    const added = Object.entries(locales[locale]).map(([name, value]) => {
      const before = own[name as keyof typeof own]
      // The guides of the embedded content are about its own presets.
      if (name === 'estimate-presets') return [name, before]
      return [name, Array.isArray(value) && Array.isArray(before) ? [...value, ...before] : (value ?? before)]
    })
    return [locale, Object.fromEntries(added)]
  })
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  await writeSnapshot({ ...embedded, locales: Object.fromEntries(merged) })
}

/** Machines are told a name without what only keeps its line together. */
const told = (name: string) => withoutJoiners(typesetLines(withoutInvisible(name).trim(), 'en'))

/** Text as it was read out of an XML document, which must be one. */
const parseXml = (text: string) => new JSDOM(text, { contentType: 'application/xml' }).window.document
const textOf = (document: Document, selector: string) => document.querySelector(selector)?.textContent

/** Longest of what Next.js puts behind the name of a page's files. */
const ending = '.segment.rsc.br'

it('any name of a company, any title and any slug come out of every list and head as they went in', async () => {
  const names = fc.record({ company: hostileNames, title: hostileNames, slug: hostileSlugs, segment: hostileSegments })
  await fc.assert(
    fc.asyncProperty(names, async (given) => {
      await publish(given)
      const [company, title] = [told(given.company), told(given.title)]
      const target = { name: 'blog/article', slug: given.slug } as const
      const article = await findPage(site, target)
      if (!article) throw new Error('The article has no page.')

      const { title: head, openGraph } = toMetadata(article, { locale: 'en', company, feedTitle: company })
      expect([title, `${title}\u00A0— ${company}`]).toContain(head)
      expect(openGraph?.siteName).toBe(company)

      const graph = await StructuredData({ site, page: article, crumbs: { above: [], current: title } })
      const json: string = graph?.props.dangerouslySetInnerHTML.__html
      expect(json).not.toContain('<')
      const nodes: { name?: string; headline?: string }[] = JSON.parse(json)['@graph']
      expect(nodes.map((node) => node.headline ?? node.name)).toEqual(expect.arrayContaining([company, title]))

      const cards = await listCards(site)
      expect(cards.filter((card) => card.company !== company)).toEqual([])
      expect(cards.find(({ address }) => address === sharePicture('en', pathOf(target)))?.title).toBe(title)

      const rss = parseXml(await toRss(site))
      const feed = await toJsonFeed(site)
      const address = absolute(pathOf(target))
      const item = [...rss.querySelectorAll('item')].find((each) => each.querySelector('link')?.textContent === address)
      expect(item?.querySelector('title')?.textContent).toBe(title)
      expect(feed.items.find(({ url }) => url === address)?.title).toBe(title)
      expect([textOf(rss, 'channel > title'), feed.title].filter((name) => !name?.includes(company))).toEqual([])

      const sitemap = parseXml((await buildSitemap(toSite)).main)
      expect([...sitemap.querySelectorAll('loc')].map((place) => place.textContent)).toContain(address)

      const paths = (await getPages(site)).map((page) => pathOf(page.target))
      const files = paths.flatMap((path) => [`${path}${ending}`, sharePicture('en', path), markdownTwin('uk', path)])
      expect(files.flatMap((file) => file.split('/')).filter((name) => Buffer.byteLength(name) > 255)).toEqual([])
    }),
    {
      numRuns: runs(5, 500),
      examples: ['C++ Studio', 'Acme (Kyiv)'].map((company) => [{ company, title: company, slug: 'a', segment: 'b' }]),
    },
  )
})
