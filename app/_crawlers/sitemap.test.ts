import { describe, expect, it } from 'vitest'
import { maxEntries, type SitemapEntry, toSitemap } from './sitemap'

const entry = (number: number, more: Partial<SitemapEntry> = {}): SitemapEntry => ({
  location: `https://example.com/${number}`,
  alternates: {},
  modified: null,
  pictures: [],
  ...more,
})
const many = (count: number) => Array.from({ length: count }, (_, number) => entry(number))
const partAt = (part: number) => `https://example.com/sitemaps/${part}.xml`
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location)

describe('the sitemap', () => {
  it('is one file while one file can hold it', () => {
    const { main, parts } = toSitemap(many(3), partAt, 3)
    expect(parts).toEqual([])
    expect(main).toMatch(/^<urlset /)
    expect(locationsIn(main)).toEqual(['https://example.com/0', 'https://example.com/1', 'https://example.com/2'])
  })

  it('is an index of parts from there on, and no address is lost', () => {
    const { main, parts } = toSitemap(many(7), partAt, 3)
    expect(main).toMatch(/^<sitemapindex /)
    expect(locationsIn(main)).toEqual([partAt(1), partAt(2), partAt(3)])
    expect(parts.map((part) => locationsIn(part).length)).toEqual([3, 3, 1])
    expect(parts.flatMap(locationsIn)).toEqual(many(7).map(({ location }) => location))
  })

  it('keeps to what the protocol allows in one file', () => {
    expect(maxEntries).toBe(50_000)
    expect(toSitemap(many(maxEntries + 1), partAt).parts).toHaveLength(2)
  })

  it('says when a page changed only where that is known', () => {
    const { main } = toSitemap([entry(1), entry(2, { modified: '2026-03-04' })], partAt)
    expect([...main.matchAll(/<lastmod>([^<]*)/g)].map(([, day]) => day)).toEqual(['2026-03-04'])
  })

  it('names the other languages and the pictures of a page, escaped', () => {
    const { main } = toSitemap(
      [entry(1, { alternates: { uk: 'https://example.com/uk?a=1&b=2' }, pictures: ['https://example.com/a&b.webp'] })],
      partAt,
    )
    expect(main).toContain('<xhtml:link rel="alternate" hreflang="uk" href="https://example.com/uk?a=1&amp;b=2"/>')
    expect(main).toContain('<image:image><image:loc>https://example.com/a&amp;b.webp</image:loc></image:image>')
  })
})
