import { describe, expect, it } from 'vitest'
import { readSnapshot } from '@/content-client/snapshot'
import { feedsOf, markdownTwin } from '@/routing/crawler-addresses'
import { locales } from '@/routing/locales'
import { readCrawlerFile } from '../support/crawler-files'
import { findWrong, pages } from '../support/pages'

const joiner = '\u2060'
const content = (await readSnapshot()).locales
const files = locales.flatMap((locale) => [
  ...Object.values(feedsOf(locale)),
  ...content[locale].services.map(({ slug }) => markdownTwin(locale, `/services/${slug}`)),
  ...content[locale].articles.map(({ slug }) => markdownTwin(locale, `/blog/${slug}`)),
])
const fileAt = (address: string) =>
  readCrawlerFile(address === '/rss.xml' || address === '/feed.json' ? `en${address}` : address.replace(/^\//, ''))

describe('what programs read and people copy', () => {
  it('has no sign that only keeps a line together, which an exact search would miss', () => {
    expect(pages.some(({ main }) => main.includes(joiner))).toBe(true)
    const heads = findWrong(pages, ({ title, metas, graphs }) => {
      const said = [title, ...metas.map(({ content: text }) => text), JSON.stringify(graphs)]
      return said.filter((text) => text.includes(joiner)).join(' ')
    })
    expect(heads).toEqual([])
    expect(['llms.txt', ...files].filter((address) => fileAt(address).includes(joiner))).toEqual([])
  })
})
