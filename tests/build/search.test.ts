import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { budgets } from '@/build/releases/budgets'
import { findPages } from '@/components/search/find-pages'
import { openIndex } from '@/components/search/open-index'
import { placeOf } from '@/components/search/site-index'
import { type Locale, locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { pageAt, pages } from '../support/pages'
import { readSearchIndex } from '../support/site-index'

describe.each(locales)('the index of the search (%s)', (locale) => {
  const index = readSearchIndex(locale)

  it('leads to pages and headings that exist, in its own language', () => {
    const places = new Set(index.passages.flatMap((passage) => placeOf(index.pages[passage.page] ?? { href: '' }, passage)))
    const broken = [...places].filter((place) => {
      const { pathname, hash } = new URL(place, 'http://site.example')
      const page = pageAt(pathname)
      return page?.locale !== locale || (hash && !page.ids.includes(decodeURIComponent(hash.slice(1))))
    })
    expect(places.size).toBeGreaterThan(100)
    expect(broken).toEqual([])
  })

  it('knows every article, case, service, landing and legal page', () => {
    const wanted = pages.filter(
      ({ locale: language, path, status }) =>
        language === locale && status === 200 && /^\/(blog|portfolio|services|landings)\/|-policy$|^\/terms-of-use$/.test(path),
    )
    const known = new Set(index.pages.map(({ href }) => href))
    const entries = wanted.filter(({ path }) => !/^\/(blog\/(page|topic)|portfolio\/by|services\/[^/]+)\/./.test(path))
    expect(entries.length).toBeGreaterThan(20)
    expect(entries.map(({ address }) => address).filter((address) => !known.has(address))).toEqual([])
  })

  it('is a list of links on the page of the search, so that nobody needs a script', () => {
    const anchors = pageAt(hrefTo(locale, 'search'))?.anchors ?? []
    const listed = new Set(anchors.filter(({ within }) => /\bmain\b/.test(within)).map(({ href }) => href))
    expect(index.pages.filter(({ href }) => !listed.has(href)).map(({ href }) => href)).toEqual([])
  })

  it('is fetched in few bytes', () => {
    expect(gzipSync(JSON.stringify(index)).length / 1000).toBeLessThanOrEqual(budgets.searchIndex)
  })
})

describe('the search', () => {
  const found = async (locale: Locale, query: string) => findPages(await openIndex(readSearchIndex(locale)), query)

  it('finds «оцінки» by «оцінка», «оцінок» and «оцінку»', async () => {
    const byForm = await Promise.all(['оцінка', 'оцінки', 'оцінок', 'оцінку'].map((query) => found('uk', query)))
    const [first = [], ...others] = byForm.map(({ hits }) => hits.map(({ page }) => page.href))
    expect(first.length).toBeGreaterThan(5)
    for (const other of others) expect(other).toEqual(first)
  })

  it.each([
    ['uk', "кав'ярня", '/uk/portfolio/dobrokava'],
    ['uk', 'кому належить код', '/uk#q-code-ownership'],
    ['uk', 'міграція strapi', '/uk/landings/strapi'],
    ['en', 'technical audit', '/services/technical-audit'],
    ['en', 'moving from strapi 4', '/blog/strapi-4-to-5'],
    ['en', 'gdpr', '/#q-gdpr'],
  ] as const)('in %s, “%s” has %s among its first three', async (locale, query, href) => {
    const { kind, hits } = await found(locale, query)
    expect(kind).toBe('all')
    expect(hits.slice(0, 3).map(({ page }) => page.href)).toContain(href)
  })
})
