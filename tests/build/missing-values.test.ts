import { describe, expect, it } from 'vitest'
import { askInterface, type CrawlerText, readCrawlerFiles, readStructuredData } from '../support/crawler-texts'
import { read } from '../support/files'
import { siteRoutes } from '../support/routes'

/** What JavaScript writes where a value is missing or no text. */
const missing = /\[object [A-Z]\w*\]|(?<![\p{L}\p{N}])(?:undefined|NaN|null)(?![\p{L}\p{N}])/gu

/** Articles quote programs, in HTML and in Markdown; scripts of Next.js are no text of ours. */
const code = /<(script|style|pre|code)\b[\s\S]*?<\/\1>|^```[\s\S]*?^```|`[^`\n]+`/gm

function findMissing({ where, text }: CrawlerText): string[] {
  const own = text.replace(code, '')
  return [...own.matchAll(missing)].map(({ index }) => `${where}: …${own.slice(Math.max(0, index - 40), index + 40)}…`)
}

describe('a value that is missing', () => {
  it('is found in words, attributes and addresses, and not in code or inside a word', () => {
    const wrong = [
      '<p class="undefined">',
      '<p id="undefined-title">',
      '/blog?page=null',
      'NaN weeks',
      'with [object Object], [object Object]',
    ]
    expect(wrong.flatMap((text) => findMissing({ where: '', text }))).toHaveLength(6)
    const right = ['Nullable', 'nanny', 'annull', '<code>null</code>', 'call `undefined` twice', '```ts\nif (a === null)\n```']
    expect(right.flatMap((text) => findMissing({ where: '', text }))).toEqual([])
  })

  it('shows in no text and no attribute of any page', () => {
    expect(siteRoutes.length).toBeGreaterThan(100)
    expect(siteRoutes.flatMap(({ address, file }) => findMissing({ where: address, text: read(file) }))).toEqual([])
  })

  it('shows in no feed, sitemap, index or other file for programs', () => {
    const texts = readCrawlerFiles()
    const files = new Set(texts.map(({ where }) => where.split(' ')[0]))
    expect(
      ['/sitemap.xml', '/llms.txt', '/en/feed.json', '/search-index/uk.json', '/manifest.webmanifest'].filter((file) => !files.has(file)),
    ).toEqual([])
    expect(texts.flatMap(findMissing)).toEqual([])
  })

  it('shows in no structured data', () => {
    const texts = readStructuredData()
    expect(texts.length).toBeGreaterThan(5000)
    expect(texts.flatMap(findMissing)).toEqual([])
  })

  it('shows in no answer of the interface of the estimate', async () => {
    const texts = await askInterface()
    expect(texts.length).toBeGreaterThan(1000)
    // A schema names the type of nothing.
    const isTypeName = ({ where, text }: CrawlerText) => / type \d+$/.test(where) && text === 'null'
    expect(texts.filter((text) => !isTypeName(text)).flatMap(findMissing)).toEqual([])
  })
})
