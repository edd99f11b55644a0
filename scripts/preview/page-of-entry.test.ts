import { beforeAll, describe, expect, it } from 'vitest'
import { type ReadContent, readContent } from '@/build/read-content'
import type { Collections, Singles } from '@/content-client/types'
import { resolvePath } from '@/routing/resolve-path'
import { contentNames, pageOfEntry } from './page-of-entry'

let read: ReadContent
let content: Collections & Singles

beforeAll(async () => {
  read = await readContent({}, { pictures: 'originals' })
  content = read.content.locales.en
})

const slugsOf = (name: (typeof contentNames)[number]) => {
  const entries = content[name as keyof Collections]
  return Array.isArray(entries) ? entries.map(({ slug }) => slug) : ['']
}

describe('the page on which an entry is seen', () => {
  it('is one of this site, for every entry of every kind', () => {
    const pages = contentNames.flatMap((collection) => slugsOf(collection).map((slug) => pageOfEntry({ collection, slug }, content)))
    expect(contentNames).toHaveLength(21)
    const unknown = pages.map((page) => page.split('#')[0] ?? '').filter((path) => resolvePath(path, read.paths).kind !== 'page')
    expect(unknown.filter((path) => !read.paths.rules.some(({ from }) => from === path))).toEqual([])
  })

  it.each([
    ['articles', 'ai/first-post', '/blog/ai/first-post'],
    ['cases', 'shop', '/portfolio/shop'],
    ['services', 'design-sprint', '/services/design-sprint'],
    ['sample-documents', 'trust/rate-card', '/trust/rate-card'],
    ['sample-documents', 'design-sprint/plan', '/services/design-sprint/plan'],
    ['trust-sections', 'rates', '/trust#rates'],
    ['landings', 'strapi', '/landings/strapi'],
    ['legal-pages', 'privacy-policy', '/privacy-policy'],
    ['legal-pages', 'unknown', '/'],
    ['people', 'olena', '/#team'],
    ['reviews', 'shop', '/#reviews'],
    ['organisation', '', '/'],
    ['sales-phone', '', '/contacts'],
    ['authors', 'nobody', '/blog'],
    ['topics', 'nothing', '/blog'],
    ['faq-entries', 'new', '/#q-new'],
  ] as const)('%s "%s" stands at %s', (collection, slug, page) => {
    expect(pageOfEntry({ collection, slug }, content)).toBe(page)
    expect(pageOfEntry({ collection, slug }, null)).toBe(page)
  })

  it('of a question is the one that answers it', () => {
    const [last] = content['faq-entries'].slice(-1)
    expect(pageOfEntry({ collection: 'faq-entries', slug: last?.slug ?? '' }, content)).toBe(`/contacts#q-${last?.slug}`)
  })

  it('of an author is an article, of a redirect where it leads from', () => {
    const [article] = content.articles
    expect(pageOfEntry({ collection: 'authors', slug: article?.author ?? '' }, content)).toMatch(/^\/blog\/.+/)
    for (const { slug, from } of content.redirects) expect(pageOfEntry({ collection: 'redirects', slug }, content)).toBe(from)
  })
})
