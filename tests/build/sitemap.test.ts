import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSnapshot } from '@/content-client/snapshot'
import { locales } from '@/routing/locales'
import { hrefTo, localisePath } from '@/routing/routes'
import { findXmlMistakes, parseXml, readCrawlerFile, siteUrl, typeOfCrawlerFile } from '../support/crawler-files'
import { isIndexed, pages } from '../support/pages'
import { publicFolder } from '../support/release'

const xml = readCrawlerFile('sitemap.xml')
const urls = [...parseXml(xml).querySelectorAll('url')]
const textOf = (url: Element, name: string) => url.querySelector(name)?.textContent ?? null
const locationOf = (url: Element) => textOf(url, 'loc') ?? ''
const pathOf = (location: string) => location.slice(siteUrl.length) || '/'
const indexed = pages.filter(isIndexed)
const entryOf = (address: string) => urls.find((url) => pathOf(locationOf(url)) === address)

describe('the sitemap', () => {
  it('is valid by the rules of its protocol', async () => {
    expect(typeOfCrawlerFile('sitemap.xml')).toBe('application/xml; charset=utf-8')
    expect(await findXmlMistakes(xml, 'sitemap.xsd')).toEqual([])
  })

  it.each([
    ['a day that is none', /<lastmod>[^<]*/, '<lastmod>last week'],
    ['an address that is none', /<loc>[^<]*/, '<loc>/services'],
    ['the same address twice', /<url>(.*?)<\/url>/s, '$&\n$&'],
    ['an element nobody knows', '<url>', '<url><rating>5</rating>'],
    ['a language that is none', 'hreflang="uk"', 'hreflang="Ukrainian language"'],
    ['a picture without an address', /<image:loc>.*?<\/image:loc>/, ''],
    ['markup that is not closed', '</url>', ''],
  ])('would not be with %s', async (_mistake, right, wrong) => {
    const broken = xml.replace(right, wrong)
    expect(broken).not.toBe(xml)
    expect(await findXmlMistakes(broken, 'sitemap.xsd')).not.toEqual([])
  })

  it('lists every page search engines may list, and nothing else', () => {
    expect(urls.length).toBeGreaterThan(60)
    expect(new Set(urls.map((url) => pathOf(locationOf(url))))).toEqual(new Set(indexed.map(({ address }) => address)))
  })

  it('names both languages of each page as the page itself does', () => {
    const wrong = indexed.filter(({ address, path }) => {
      const entry = entryOf(address)
      const links = [...(entry?.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link') ?? [])]
      const named = links.map((link) => `${link.getAttribute('hreflang')} ${pathOf(link.getAttribute('href') ?? '')}`)
      return named.join() !== [`en ${path}`, `uk ${localisePath('uk', path)}`, `x-default ${path}`].join()
    })
    expect(wrong.map(({ address }) => address)).toEqual([])
  })

  it.each(locales)('dates articles, cases, cost guides and documents by their content, and other pages not at all (%s)', async (locale) => {
    const { articles, cases, guides, legalPages } = await datedContent(locale)
    const days = new Map([...articles, ...cases, ...guides, ...legalPages])
    const ofLanguage = indexed.filter((page) => page.locale === locale)
    const known = ofLanguage.filter(({ address }) => days.has(address))
    expect(known.length).toBe(days.size)
    expect(known.map(({ address }) => [address, textOf(entryOf(address) as Element, 'lastmod')])).toEqual(
      known.map(({ address }) => [address, days.get(address)]),
    )
    const all = new Set(days.values())
    const invented = ofLanguage.filter(({ address }) => {
      const day = textOf(entryOf(address) as Element, 'lastmod')
      return day !== null && !all.has(day)
    })
    expect(invented.map(({ address }) => address)).toEqual([])
    expect(textOf(entryOf(hrefTo(locale, 'contacts')) as Element, 'lastmod')).toBeNull()
  })

  it('shows pictures that exist', () => {
    const pictures = urls.flatMap((url) =>
      [...url.getElementsByTagNameNS('http://www.google.com/schemas/sitemap-image/1.1', 'loc')].map(({ textContent }) => textContent ?? ''),
    )
    expect(pictures.length).toBeGreaterThan(10)
    expect(pictures.filter((picture) => !existsSync(join(publicFolder, pathOf(picture))))).toEqual([])
  })
})

describe('the file for crawlers', () => {
  it('leads to the sitemap, and keeps no page from being read', () => {
    const robots = readCrawlerFile('robots.txt')
    const kept = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
    expect(robots).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`)
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/)
    expect(pages.filter(({ address }) => kept.some((path) => address.startsWith(path)))).toEqual([])
  })
})

async function datedContent(locale: (typeof locales)[number]) {
  const content = (await readSnapshot()).locales[locale]
  return {
    articles: content.articles.map(({ slug, published, updated }): [string, string] => [
      hrefTo(locale, { name: 'blog/article', slug }),
      updated ?? published,
    ]),
    cases: content.cases.map(({ slug, published }): [string, string] => [hrefTo(locale, { name: 'portfolio/case', slug }), published]),
    guides: content['cost-guides'].map(({ slug, published }): [string, string] => [
      hrefTo(locale, { name: 'cost-guides/guide', slug }),
      published,
    ]),
    legalPages: content['legal-pages'].map(({ slug, effective }): [string, string] => [localisePath(locale, `/${slug}`), effective]),
  }
}
