import { expect, it } from 'vitest'
import { loadContent } from '@/content-client/load-content'
import { toSnapshot } from '@/content-client/snapshot'
import type { SiteContent } from '@/content-client/types'
import { read, sourceFiles } from '@/tests/support/files'
import { importsOf } from '@/tests/support/imports'
import { memorySource } from '@/tests/support/memory-content'
import { article, smallContent, smallOptions } from '@/tests/support/small-content'
import { type BuiltRoute, changedRoutes } from './changed-routes'

/** The newest first. */
const slugs = ['i', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a']

/** Nine articles on one topic, a day apart. */
async function site(): Promise<SiteContent> {
  const content = smallContent()
  for (const { collections } of [content.en, content.uk])
    collections.articles = slugs.map((slug, index) => ({ ...article, slug, published: `2026-01-0${9 - index}` }))
  return loadContent(smallOptions(memorySource(content)))
}

const page = (route: string): BuiltRoute => ({ route, isPage: true })
const list = (route: string): BuiltRoute => ({ route, isPage: false })

const articlePages = slugs.flatMap((slug) => [`/en/blog/${slug}`, `/uk/blog/${slug}`])
const twins = articlePages.map((route) => `/markdown${route}.md`)
const otherPages = ['/en', '/en/search', '/uk/blog', '/en/blog/page/2', '/en/services', '/_not-found']
const search = ['/uk/landings/miltton-ai-agent']
const lists = ['/en/rss.xml', '/llms.txt', '/search-index/uk.json', '/markdown/en/services/design-sprint.md']
const routes = [...[...articlePages, ...otherPages, ...search, '/_global-error'].map(page), ...[...twins, ...lists].map(list)]

async function after(change: (content: SiteContent) => void): Promise<string[]> {
  const [before, now] = [await site(), await site()]
  change(now)
  return changedRoutes((await toSnapshot(before)).snapshot, (await toSnapshot(now)).snapshot, routes)
}

const inEnglish = (slug: string) => (content: SiteContent) => {
  const found = content.locales.en.articles.find((each) => each.slug === slug)
  if (!found) throw new Error(`There is no ${slug}.`)
  return found
}
const twinsOf = (pages: readonly string[]) => pages.map((route) => `/markdown${route}.md`)
const sorted = (names: readonly string[]) => [...names].sort()

it('after a text has changed, its page is rendered again, and what is made of all texts', async () => {
  for (const change of [
    (content: SiteContent) => inEnglish('c')(content).takeaways.push('One more.'),
    (content: SiteContent) => {
      inEnglish('c')(content).body.html += '<p>More.</p>'
    },
  ]) {
    const own = ['/en/blog/c', '/uk/blog/c']
    expect(sorted(await after(change))).toEqual(sorted([...own, ...twinsOf(own), ...search, ...lists]))
  }
})

it('after a title has changed, so are the articles beside it and every page that is no article', async () => {
  const rendered = await after((content) => {
    inEnglish('b')(content).title = 'Another title'
  })
  const around = ['a', 'b', 'c'].flatMap((slug) => [`/en/blog/${slug}`, `/uk/blog/${slug}`])
  expect(sorted(rendered)).toEqual(sorted([...around, ...twinsOf(['/en/blog/b', '/uk/blog/b']), ...otherPages, ...search, ...lists]))
})

it('a word more or less is nothing to lists', async () => {
  const rendered = await after((content) => {
    inEnglish('b')(content).body.words += 1
  })
  expect(rendered).not.toEqual(expect.arrayContaining(['/en/blog']))
  expect(rendered).not.toEqual(expect.arrayContaining(['/en/blog/a']))
})

it('a text that grew is another to lists, which say how long it takes to read', async () => {
  const rendered = await after((content) => {
    inEnglish('b')(content).body.words = 5000
  })
  expect(rendered).toEqual(expect.arrayContaining([...otherPages, '/en/blog/a', '/en/blog/c']))
})

it('what the newest articles are called stands beside all others', async () => {
  const rendered = await after((content) => {
    inEnglish('i')(content).title = 'Another title'
  })
  expect(rendered).toEqual(expect.arrayContaining(articlePages))
})

it('after anything else has changed, everything is rendered again', async () => {
  const everything = sorted(routes.map(({ route }) => route).filter((route) => route !== '/_global-error'))
  for (const change of [
    ({ shell }: SiteContent) => {
      shell.salesPhone = '+380441234567'
    },
    ({ locales }: SiteContent) => {
      for (const author of locales.uk.authors) author.name = 'Another name'
    },
    ({ locales }: SiteContent) => {
      for (const service of locales.en.services) service.title = 'Another title'
    },
    ({ locales }: SiteContent) => {
      for (const each of locales.en.articles) each.topic = 'no topic any more'
    },
    ({ locales }: SiteContent) => {
      for (const each of locales.en.articles) each.body.html += '<p>More.</p>'
      locales.en['top-banner'] = { text: 'New', link: null } as never
    },
  ])
    expect(sorted(await after(change))).toEqual(everything)
})

it('nobody else gets the text of an article: whoever reads one, or all of them, is known to the rule above', () => {
  const readers = (name: string) => sourceFiles.filter((file) => importsOf(file).some(({ names }) => names.includes(name))).sort()
  expect(readers('readText')).toEqual(['content-client/articles.ts'])
  // The feeds, its own page, its twin, and the index of the search, which asks for it when it is made.
  expect(readers('getArticle')).toEqual([
    'app/[locale]/blog/[...slug]/page.tsx',
    'app/_crawlers/feed.ts',
    'app/_page/blog-pages.ts',
    'app/markdown/[...path]/route.ts',
  ])
  expect(readers('readSiteIndex')).toEqual(['app/[locale]/landings/miltton-ai-agent/_agent/examine.ts', 'app/search-index/[file]/route.ts'])
  const asking = sourceFiles.filter((file) => file.startsWith('app/') && /\bpassages\(\)/.test(read(file)))
  expect(asking).toEqual(['app/search-index/read-site-index.ts'])
  const describing = sourceFiles.filter((file) => file.startsWith('app/') && /\babout\?\.\(\)/.test(read(file)))
  expect(describing).toEqual(['app/_page/structured-data.tsx'])
})
