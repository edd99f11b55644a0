import { describe, expect, it } from 'vitest'
import { siteUrl } from '../support/crawler-files'
import { askInterface, type CrawlerText, readCrawlerFiles, readStructuredData } from '../support/crawler-texts'
import { leadsSomewhere } from '../support/site-addresses'

const own = new RegExp(`${siteUrl.replaceAll('.', '\\.')}(?![\\w.-])[^\\s"'<>()\\]]*`, 'g')

/** Whole addresses inside a text, and a path that is all of it. */
const linksIn = ({ where, text }: CrawlerText) =>
  [...(text.match(own) ?? []), ...(/^\/[^\s/]\S*$/.test(text) ? [text] : [])].map((link) => ({ where, link }))

const brokenAmong = (links: readonly { where: string; link: string }[]) => [
  ...new Set(links.filter(({ link }) => !leadsSomewhere(new URL(link, siteUrl))).map(({ where, link }) => `${where}: ${link}`)),
]

describe('an address a program reads', () => {
  it('would be noticed if nothing were there', () => {
    const text = `- [OpenAPI](${siteUrl}/api/estimate/v1/openapi.json), ${siteUrl}/en/blog, ${siteUrl}/blog#nowhere, ${siteUrl}`
    expect(brokenAmong(linksIn({ where: 'llms.txt', text }))).toHaveLength(3)
    expect(brokenAmong(linksIn({ where: 'index', text: '/servises' }))).toHaveLength(1)
  })

  it('leads somewhere from feeds, sitemaps, indexes, Markdown twins, robots.txt, llms.txt and security.txt', () => {
    // The notes of a build list paths that are redirected, too.
    const links = readCrawlerFiles()
      .filter(({ where }) => !where.startsWith('/builds/'))
      .flatMap(linksIn)
    const linking = new Set(links.map(({ where }) => where.split(' ')[0]))
    const expected = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/.well-known/security.txt', '/uk/rss.xml', '/search-index/en.json']
    expect(expected.filter((file) => !linking.has(file))).toEqual([])
    expect(links.length).toBeGreaterThan(1000)
    expect(brokenAmong(links)).toEqual([])
  })

  it('leads somewhere from structured data', () => {
    const texts = readStructuredData()
    // The name of a thing may stand on no page; where it is described is found in the graph.
    const links = texts.filter(({ where }) => !where.endsWith(' @id')).flatMap(linksIn)
    expect(links.length).toBeGreaterThan(500)
    expect(brokenAmong(links)).toEqual([])
  })

  it('leads somewhere from the answers of the interface of the estimate', async () => {
    const links = (await askInterface()).flatMap(linksIn)
    expect(links.map(({ link }) => link)).toEqual(expect.arrayContaining(['/api/estimate/v1', `${siteUrl}/api/estimate/v1/schema`]))
    expect(brokenAmong(links)).toEqual([])
  })
})
